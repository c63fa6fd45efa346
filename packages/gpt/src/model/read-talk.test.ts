import { expect, it } from 'vitest'
import { isTalk } from './read-talk.ts'
import { ask, emptyTalk } from './talk.ts'

const now = '2026-11-28T02:00:00.000Z'
const talk = ask(emptyTalk('t1', now, { id: '9' }), { id: 'q1', content: '在吗？', now })

it('takes what was kept', () => {
  expect(isTalk(JSON.parse(JSON.stringify(talk)))).toBe(true)
})

it.each([
  ['nothing', null],
  ['a text', 'talk'],
  ['a talk without turns', { ...talk, turns: undefined }],
  ['a turn of nobody', { ...talk, turns: [{ id: 'q1', role: 'system', content: '' }] }],
  ['a turn without words', { ...talk, turns: [{ id: 'q1', role: 'user' }] }],
  ['a remark that is no yes or no', { ...talk, turns: [{ ...talk.turns[0], isRetryable: 'no' }] }],
  ['an unknown end', { ...talk, turns: [{ ...talk.turns[0], status: 'lost' }] }],
  ['a broken branch', { ...talk, branches: [[null]] }],
  ['a topic without an id', { ...talk, topic: { title: '锁' } }],
])('does not take %s', (_, value) => {
  expect(isTalk(value)).toBe(false)
})
