import { expect, it } from 'vitest'
import { ask, emptyConversation } from './conversation.ts'
import { fromStored, isStoredConversation, toStored } from './stored-conversation.ts'

const now = '2026-11-28T02:00:00.000Z'
const conversation = ask(emptyConversation('t1', now, { id: '9' }), {
  id: 'q1',
  content: '在吗？',
  now,
})
const stored = toStored(conversation)

it('accepts what was stored', () => {
  const read: unknown = JSON.parse(JSON.stringify(stored))
  expect(isStoredConversation(read) && fromStored(read)).toEqual(conversation)
})

it('stores the subject under the name that earlier versions wrote', () => {
  expect(stored.topic).toEqual({ id: '9' })
  expect(stored).not.toHaveProperty('subject')
})

it.each([
  ['null', null],
  ['a text', 'conversation'],
  ['a conversation without turns', { ...stored, turns: undefined }],
  ['a turn of the system', { ...stored, turns: [{ id: 'q1', role: 'system', content: '' }] }],
  ['a turn without content', { ...stored, turns: [{ id: 'q1', role: 'user' }] }],
  ['a flag that is no boolean', { ...stored, turns: [{ ...stored.turns[0], isRetryable: 'no' }] }],
  ['an unknown status', { ...stored, turns: [{ ...stored.turns[0], status: 'lost' }] }],
  ['a malformed branch', { ...stored, branches: [[null]] }],
  ['a subject without an id', { ...stored, topic: { title: '锁' } }],
])('rejects %s', (_, value) => {
  expect(isStoredConversation(value)).toBe(false)
})
