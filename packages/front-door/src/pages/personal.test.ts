import { expect, it } from 'vitest'
import { asPersonal } from './personal.ts'

it('marks a personal answer as not cacheable, overriding its headers', () => {
  const headers = { 'cache-control': 's-maxage=300', 'content-type': 'text/html' }
  const answer = asPersonal({ status: 200, headers, body: Buffer.alloc(0) })
  expect(answer.headers).toEqual({ ...headers, 'cache-control': 'private, no-store' })
})
