import { expect, it } from 'vitest'
import { isNetworkError } from './network-error.ts'

it.each([
  [{ name: 'NetworkError' }, true],
  [{ name: 'TimeoutError' }, true],
  [{ digest: 'no-answer' }, true],
  [{ digest: '2841907331' }, false],
  [{ name: 'TypeError' }, false],
])('%o', (facts, expected) => {
  expect(isNetworkError(Object.assign(new Error('x'), facts))).toBe(expected)
})
