import { contract } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { viewCountPath } from './view-count.ts'

it('equals the path in the contract', () => {
  const { method, path } = contract.article.addView
  expect(method).toBe('PUT')
  expect(viewCountPath('7')).toBe(path.replace(':id', '7'))
})
