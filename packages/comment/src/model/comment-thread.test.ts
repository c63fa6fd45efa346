import type { Comment } from '@mozhan/api-client/contract'
import { buildComment } from '@mozhan/api-client/fixtures'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  countComments,
  sortTopComments,
  toReply,
  toTopComments,
  withoutComment,
} from './comment-thread.ts'

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

describe('toTopComments', () => {
  it('flattens the replies to a comment and sorts them by time', () => {
    const [top] = toTopComments([say('1', 1, [say('2', 5), say('3', 2, [say('4', 3)])])])
    expect(top?.replies.map(({ id }) => id)).toEqual(['3', '4', '2'])
    expect(top?.replies.map(({ replyTo }) => replyTo?.name)).toEqual([undefined, '人3', undefined])
  })

  it('converts a thread of a thousand levels', () => {
    let deep = say('1000', 1)
    for (let at = 999; at > 0; at--) deep = say(String(at), 1, [deep])
    const [top] = toTopComments([deep])
    expect(top?.replies).toHaveLength(999)
  })

  it('accepts only HTML of the own renderer', () => {
    const html = { htmlContent: '<p>好</p>' }
    const [own, foreign] = toTopComments([
      say('1', 1, [], { ...html, htmlVersion: RENDERER_VERSION }),
      say('2', 2, [], { ...html, htmlVersion: '另一个' }),
    ])
    expect(own?.html).toBe('<p>好</p>')
    expect(foreign).not.toHaveProperty('html')
  })
})

it('names the author of the answered comment, also if that comment is in another part', () => {
  const [top] = toTopComments([
    say('1', 1, [say('5', 5, [], { parentId: '2', parentName: '人2' })]),
  ])
  expect(top?.replies[0]?.replyTo).toEqual({ id: '2', name: '人2' })
  expect(toReply(say('6', 6, [], { parentId: '5', parentName: '人5' }), '1').replyTo).toEqual({
    id: '5',
    name: '人5',
  })
  expect(toReply(say('6', 6, [], { parentId: '1' }), '1')).not.toHaveProperty('replyTo')
})

it('contains each text once and marks shortened texts', () => {
  const [whole, cut] = toTopComments([
    say('1', 1, [], { htmlContent: '<p>好</p>', htmlVersion: RENDERER_VERSION }),
    say('2', 2, [], { htmlContent: null, isCut: true }),
  ])
  expect(whole).toMatchObject({ html: '<p>好</p>', text: '' })
  expect(cut).toMatchObject({ text: '第 2 句', isCut: true })
})

it('counts comments that are not deleted', () => {
  const topComments = toTopComments([
    say('1', 1, [say('2', 2)], { isDeleted: true, content: '' }),
    say('3', 3),
  ])
  expect(countComments(topComments)).toBe(2)
})

it('sorts top-level comments in both orders but not their replies, also without toSorted', () => {
  vi.spyOn(Array.prototype, 'toSorted').mockImplementation(() => {
    throw new TypeError('toSorted is not a function')
  })
  const topComments = toTopComments([say('2', 2), say('1', 1, [say('4', 4), say('3', 3)])])
  expect(sortTopComments(topComments, 'oldest').map(({ id }) => id)).toEqual(['1', '2'])
  expect(sortTopComments(topComments, 'newest').map(({ id }) => id)).toEqual(['2', '1'])
  expect(sortTopComments(topComments, 'newest')[1]?.replies.map(({ id }) => id)).toEqual(['3', '4'])
})

it('removes a comment, or marks it as deleted if it has replies', () => {
  const topComments = toTopComments([say('1', 1, [say('2', 2, [say('3', 3)])]), say('4', 4)])
  const idsOf = (id: string) =>
    withoutComment(topComments, id).map((top) => [top.id, ...top.replies.map((row) => row.id)])
  expect(idsOf('4')).toEqual([['1', '2', '3']])
  expect(idsOf('3')).toEqual([['1', '2'], ['4']])
  expect(withoutComment(topComments, '1')[0]).toMatchObject({ text: '', isDeleted: true })
  expect(withoutComment(topComments, '2')[0]?.replies[0]).toMatchObject({
    text: '',
    isDeleted: true,
  })
  expect(withoutComment(topComments, '9')).toEqual(topComments)
  const [unloaded] = toTopComments([say('5', 5, [], { childCount: 40, childNext: 'a' })])
  expect(withoutComment(unloaded ? [unloaded] : [], '5')).toMatchObject([
    { isDeleted: true, next: 'a' },
  ])
})
