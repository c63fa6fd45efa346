import type { Comment } from '@mozhan/api-client/contract'
import { buildComment } from '@mozhan/api-client/fixtures'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { countComments, sortTopics, toReply, toTopics, withoutComment } from './comment-thread.ts'

const say = (id: string, day: number, children: Comment[] = [], changes: object = {}) => ({
  ...buildComment({
    id,
    nickName: `人${id}`,
    content: `第 ${id} 句`,
    createDate: `2026-01-${String(day).padStart(2, '0')}T00:00:00.000Z`,
    ...changes,
  }),
  children,
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('toTopics', () => {
  it('puts everything below a comment flat behind it, in the order of time', () => {
    const [topic] = toTopics([say('1', 1, [say('2', 5), say('3', 2, [say('4', 3)])])])
    expect(topic?.replies.map(({ id }) => id)).toEqual(['3', '4', '2'])
    expect(topic?.replies.map(({ replyTo }) => replyTo?.name)).toEqual([
      undefined,
      '人3',
      undefined,
    ])
  })

  it('reads a thread a thousand levels deep', () => {
    let deep = say('1000', 1)
    for (let at = 999; at > 0; at--) deep = say(String(at), 1, [deep])
    const [topic] = toTopics([deep])
    expect(topic?.replies).toHaveLength(999)
  })

  it('trusts only HTML of our own renderer', () => {
    const html = { htmlContent: '<p>好</p>' }
    const [own, foreign] = toTopics([
      say('1', 1, [], { ...html, htmlVersion: RENDERER_VERSION }),
      say('2', 2, [], { ...html, htmlVersion: '另一个' }),
    ])
    expect(own?.html).toBe('<p>好</p>')
    expect(foreign).not.toHaveProperty('html')
  })
})

it('names whom a reply answers, though that one is in another part', () => {
  const [topic] = toTopics([say('1', 1, [say('5', 5, [], { parentId: '2', parentName: '人2' })])])
  expect(topic?.replies[0]?.replyTo).toEqual({ id: '2', name: '人2' })
  expect(toReply(say('6', 6, [], { parentId: '5', parentName: '人5' }), '1').replyTo).toEqual({
    id: '5',
    name: '人5',
  })
  expect(toReply(say('6', 6, [], { parentId: '1' }), '1')).not.toHaveProperty('replyTo')
})

it('carries each text once, and says where it is only the beginning', () => {
  const [whole, cut] = toTopics([
    say('1', 1, [], { htmlContent: '<p>好</p>', htmlVersion: RENDERER_VERSION }),
    say('2', 2, [], { htmlContent: null, isCut: true }),
  ])
  expect(whole).toMatchObject({ html: '<p>好</p>', text: '' })
  expect(cut).toMatchObject({ text: '第 2 句', isCut: true })
})

it('counts what has words', () => {
  const topics = toTopics([
    say('1', 1, [say('2', 2)], { isDeleted: true, content: '' }),
    say('3', 3),
  ])
  expect(countComments(topics)).toBe(2)
})

it('sorts topics both ways and leaves their replies alone, also where there is no toSorted', () => {
  vi.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw new TypeError('toSorted is not a function')
  })
  const topics = toTopics([say('2', 2), say('1', 1, [say('4', 4), say('3', 3)])])
  expect(sortTopics(topics, 'oldest').map(({ id }) => id)).toEqual(['1', '2'])
  expect(sortTopics(topics, 'newest').map(({ id }) => id)).toEqual(['2', '1'])
  expect(sortTopics(topics, 'newest')[1]?.replies.map(({ id }) => id)).toEqual(['3', '4'])
})

it('takes a comment away, and leaves its place where replies stand below it', () => {
  const topics = toTopics([say('1', 1, [say('2', 2, [say('3', 3)])]), say('4', 4)])
  const idsOf = (id: string) =>
    withoutComment(topics, id).map((topic) => [topic.id, ...topic.replies.map((row) => row.id)])
  expect(idsOf('4')).toEqual([['1', '2', '3']])
  expect(idsOf('3')).toEqual([['1', '2'], ['4']])
  expect(withoutComment(topics, '1')[0]).toMatchObject({ text: '', isDeleted: true })
  expect(withoutComment(topics, '2')[0]?.replies[0]).toMatchObject({ text: '', isDeleted: true })
  expect(withoutComment(topics, '9')).toEqual(topics)
  const [far] = toTopics([say('5', 5, [], { childCount: 40, childNext: 'a' })])
  expect(withoutComment(far ? [far] : [], '5')).toMatchObject([{ isDeleted: true, next: 'a' }])
})
