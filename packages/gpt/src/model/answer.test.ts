import { expect, it } from 'vitest'
import { addPiece } from './answer.ts'
import type { Turn } from './conversation.ts'

const defaults = { id: 'own', now: '2026-11-28T02:00:00.000Z' }
type Event = Parameters<typeof addPiece>[1]
const read = (events: Event[], before?: Turn) =>
  events.reduce<Turn | undefined>((turn, event) => addPiece(turn, event, defaults), before)

it('appends pieces and completes the answer', () => {
  const answer = read([{ content: '微', id: 'a1' }, { content: '任务' }])
  expect(answer).toMatchObject({ id: 'a1', content: '微任务', status: 'running' })
  expect(read([{ content: '。', done: true }], answer)).toEqual({
    id: 'a1',
    role: 'assistant',
    content: '微任务。',
    createDate: defaults.now,
  })
})

it('stores why the answer failed', () => {
  const end: Event = { content: '', done: true, status: 'failed', error: '助手没有回应' }
  expect(read([{ content: '微', id: 'a1' }, end])).toMatchObject({
    content: '微',
    status: 'failed',
    error: '助手没有回应',
  })
})

it('stores the flags isWithoutArticle and isRetryable', () => {
  const first: Event = { content: '不', id: 'a1', isWithoutArticle: true }
  const end: Event = { content: '', done: true, status: 'failed', isRetryable: false }
  expect(read([first, { content: '知道' }, end])).toMatchObject({
    ...{ content: '不知道', isWithoutArticle: true, isRetryable: false },
  })
})

it('replaces the text when a stream is followed from its beginning', () => {
  const before = read([{ content: '微', id: 'a1' }])
  expect(read([{ content: '微任务先', id: 'a1' }, { content: '执行' }], before)?.content).toBe(
    '微任务先执行',
  )
})

it('uses the default id if the server sends none', () => {
  expect(read([{ content: '好' }, { content: '的' }])).toMatchObject({ id: 'own', content: '好的' })
})
