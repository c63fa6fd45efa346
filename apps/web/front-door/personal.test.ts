import { describe, expect, it } from 'vitest'
import { routes } from '../src/routes.ts'
import { asPersonal, isPersonal } from './personal.ts'

describe('a personal path', () => {
  it('is every guarded route, the page of an own article, and a handler of ours', () => {
    const guarded = Object.values(routes).filter((route) => 'isGuarded' in route)
    for (const { path } of guarded) expect(isPersonal(path), path).toBe(true)
    for (const path of ['/article/12/own', '/internal/expired', '/internal/failure']) {
      expect(isPersonal(path), path).toBe(true)
    }
  })

  it('is no public page', () => {
    const open = Object.values(routes).filter((route) => !('isGuarded' in route))
    for (const { path } of open) {
      expect(isPersonal(path.replace(/:id\??/, '7').replace(/(.)\/$/, '$1')), path).toBe(false)
    }
    for (const path of ['/user/7', '/resource/list', '/%E4', '/article/12/own/more']) {
      expect(isPersonal(path), path).toBe(false)
    }
  })
})

it('an answer about one person is kept by nobody, whatever was said about it', () => {
  const headers = { 'cache-control': 's-maxage=300', 'content-type': 'text/html' }
  const answer = asPersonal({ status: 200, headers, body: Buffer.alloc(0) })
  expect(answer.headers).toEqual({ ...headers, 'cache-control': 'private, no-store' })
})
