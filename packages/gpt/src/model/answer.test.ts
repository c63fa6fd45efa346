import { expect, it } from 'vitest'
import { addPiece } from './answer.ts'
import type { Turn } from './talk.ts'

const fresh = { id: 'own', now: '2026-11-28T02:00:00.000Z' }
type Event = Parameters<typeof addPiece>[1]
const read = (events: Event[], before?: Turn) =>
  events.reduce<Turn | undefined>((turn, event) => addPiece(turn, event, fresh), before)

it('grows by pieces, and is whole at the end', () => {
  const answer = read([{ content: '微', id: 'a1' }, { content: '任务' }])
  expect(answer).toMatchObject({ id: 'a1', content: '微任务', status: 'running' })
  expect(read([{ content: '。', done: true }], answer)).toEqual({
    id: 'a1',
    role: 'assistant',
    content: '微任务。',
    createDate: fresh.now,
  })
})

it('says why it is not whole', () => {
  const end: Event = { content: '', done: true, status: 'failed', error: '助手没有回应' }
  expect(read([{ content: '微', id: 'a1' }, end])).toMatchObject({
    content: '微',
    status: 'failed',
    error: '助手没有回应',
  })
})

it('remembers what it is without, and that asking again does not help', () => {
  const first: Event = { content: '不', id: 'a1', isWithoutArticle: true }
  const end: Event = { content: '', done: true, status: 'failed', isRetryable: false }
  expect(read([first, { content: '知道' }, end])).toMatchObject({
    ...{ content: '不知道', isWithoutArticle: true, isRetryable: false },
  })
})

it('begins anew where it is followed from its beginning', () => {
  const before = read([{ content: '微', id: 'a1' }])
  expect(read([{ content: '微任务先', id: 'a1' }, { content: '执行' }], before)?.content).toBe(
    '微任务先执行',
  )
})

it('gets a name of our own from a service that gives none', () => {
  expect(read([{ content: '好' }, { content: '的' }])).toMatchObject({ id: 'own', content: '好的' })
})
