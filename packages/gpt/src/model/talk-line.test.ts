import { expect, it } from 'vitest'
import { ask, emptyTalk } from './talk.ts'
import { mergeLines, searchTalks, toLine } from './talk-line.ts'

const now = '2026-11-28T02:00:00.000Z'
const talk = {
  ...ask(emptyTalk('t1', now), { id: 'q1', content: '说说 Event Loop', now }),
  title: '事件循环',
}

it('finds a talk by its title and by what was said', () => {
  expect(searchTalks([talk], ' event ')).toEqual([talk])
  expect(searchTalks([talk], '循环')).toEqual([talk])
  expect(searchTalks([talk], '死锁')).toEqual([])
  expect(searchTalks([talk], '  ')).toEqual([talk])
})

it('merges lists to one, the latest first and each talk once', () => {
  const older = { id: '2', title: '旧的', updateDate: '2026-11-27T02:00:00.000Z' }
  const lines = mergeLines([toLine(talk)], [older, { ...toLine(talk), title: '别处的' }])
  expect(lines).toEqual([toLine(talk), older])
})
