import { expect, it } from 'vitest'
import { ask, emptyConversation } from './conversation.ts'
import { mergeEntries, searchConversations, toEntry } from './conversation-entry.ts'

const now = '2026-11-28T02:00:00.000Z'
const conversation = {
  ...ask(emptyConversation('t1', now), { id: 'q1', content: '说说 Event Loop', now }),
  title: '事件循环',
}

it('searches titles and turns', () => {
  expect(searchConversations([conversation], ' event ')).toEqual([conversation])
  expect(searchConversations([conversation], '循环')).toEqual([conversation])
  expect(searchConversations([conversation], '死锁')).toEqual([])
  expect(searchConversations([conversation], '  ')).toEqual([conversation])
})

it('merges lists, the latest entry first and each id once', () => {
  const older = { id: '2', title: '旧的', updateDate: '2026-11-27T02:00:00.000Z' }
  const entries = mergeEntries(
    [toEntry(conversation)],
    [older, { ...toEntry(conversation), title: '别处的' }],
  )
  expect(entries).toEqual([toEntry(conversation), older])
})
