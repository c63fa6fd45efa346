import { expect, it } from 'vitest'
import { pickRequestId } from './request-id.ts'

const UUID = /^[\da-f-]{36}$/

it('takes the id of a program of ours, and nobody else’s', () => {
  expect(pickRequestId('a-1', true)).toBe('a-1')
  expect(pickRequestId('a-1', false)).toMatch(UUID)
  expect(pickRequestId(undefined, true)).toMatch(UUID)
})

it.each(['', 'two words', 'line\nbreak', '"', 'x'.repeat(65)])('makes its own for %j', (given) => {
  expect(pickRequestId(given, true)).toMatch(UUID)
})
