import { expect, it } from 'vitest'
import { isConversationId, isLocalId, toLocalId } from './conversation-id.ts'

it('distinguishes local ids from ids of the server', () => {
  const local = toLocalId('0123456789abcdef')
  expect([isLocalId(local), isConversationId(local)]).toEqual([true, true])
  expect([isLocalId('1844197938335842305'), isConversationId('1844197938335842305')]).toEqual([
    false,
    true,
  ])
})

it.each(['', '0', 'abc', 't', '../1', '1'.repeat(20)])('rejects %j', (id) => {
  expect(isConversationId(id)).toBe(false)
})
