import { expect, it } from 'vitest'
import { pickRequestId } from './request-id.ts'

const UUID = /^[\da-f-]{36}$/

it('accepts ids of trusted programs only', () => {
  expect(pickRequestId('a-1', true)).toBe('a-1')
  expect(pickRequestId('a-1', false)).toMatch(UUID)
  expect(pickRequestId(undefined, true)).toMatch(UUID)
})

it.each(['', 'two words', 'line\nbreak', '"', 'x'.repeat(65)])(
  'creates a new id for %j',
  (given) => {
    expect(pickRequestId(given, true)).toMatch(UUID)
  },
)
