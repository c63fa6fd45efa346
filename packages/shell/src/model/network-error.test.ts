import { buildNetworkError, buildTimeoutError } from '@mozhan/api-client/fixtures'
import { expect, it } from 'vitest'
import { isNetworkError } from './network-error.ts'

const digested = (digest: string) => Object.assign(new Error('x'), { digest })

it.each([
  ['an unreachable server', buildNetworkError(), true],
  ['a timeout', buildTimeoutError(), true],
  ['the digest of an unanswered call', digested('no-answer'), true],
  ['another digest', digested('2841907331'), false],
  ['another error', new TypeError('x'), false],
])('%s', (_, error, expected) => {
  expect(isNetworkError(error)).toBe(expected)
})
