import { contract } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { viewCountPath } from './view-count.ts'

it("counts by the contract's own path", () => {
  const { method, path } = contract.article.addView
  expect(method).toBe('PUT')
  expect(viewCountPath('7')).toBe(path.replace(':id', '7'))
})
