import type { Answer } from '@mozhan/api-client/contract'
import { buildAnswer } from '@mozhan/api-client/fixtures'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { describe, expect, it, vi } from 'vitest'
import { countAnswers, sortAnswers, toAnswers, toReply, withoutAnswer } from './answer-thread.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 0, minute)).toISOString()
const node = (id: string, changes: object = {}, children: Answer[] = []): Answer => ({
  ...buildAnswer({ id, nickName: `名${id}`, createDate: at(Number(id)), thumhup: 0, ...changes }),
  children,
})

describe('toAnswers', () => {
  it('contains only HTML of our renderer', () => {
    const [ours, foreign] = toAnswers([
      node('1', { htmlVersion: RENDERER_VERSION, htmlContent: '<p>成品</p>' }),
      node('2', { htmlVersion: 'older', htmlContent: '<img src=x onerror=alert(1)>' }),
    ])
    expect(ours?.html).toBe('<p>成品</p>')
    expect(foreign).not.toHaveProperty('html')
  })

  it('flattens replies in order of time, and names the recipient of nested ones', () => {
    const [answer] = toAnswers([
      node('1', {}, [node('4'), node('2', { htmlContent: '甲' }, [node('3')])]),
    ])
    expect(answer?.replies.map(({ id }) => id)).toEqual(['2', '3', '4'])
    expect(answer?.replies.map(({ replyTo }) => replyTo?.name)).toEqual([
      undefined,
      '名2',
      undefined,
    ])
    expect(answer?.replies[0]?.text).toBe('甲')
  })

  it('handles 100,000 levels of nesting', () => {
    let deep = node('1')
    for (let level = 0; level < 100_000; level++) deep = { ...deep, children: [deep] }
    expect(toAnswers([deep])[0]?.replies).toHaveLength(100_000)
  })

  it('reports an edit only beyond the tolerance', () => {
    const [changed, same] = toAnswers([
      node('1', { updateDate: at(40) }),
      node('2', { updateDate: at(3) }),
    ])
    expect(changed?.edited).toBe(at(40))
    expect(same?.edited).toBeUndefined()
  })
})

describe('sortAnswers', () => {
  const answers = toAnswers([
    node('1', { thumhup: 2 }),
    node('2', { thumhup: 9 }),
    node('3', { isAccepted: true }),
  ])
  const idsBy = (order: Parameters<typeof sortAnswers>[1]) =>
    sortAnswers(answers, order).map(({ id }) => id)

  it('sorts the accepted answer first in every order', () => {
    expect(idsBy('votes')).toEqual(['3', '2', '1'])
    expect(idsBy('newest')).toEqual(['3', '2', '1'])
    expect(idsBy('oldest')).toEqual(['3', '1', '2'])
  })

  it('works without newer array methods, and does not modify its input', () => {
    const toSorted = vi.spyOn(Array.prototype, 'toSorted')
    idsBy('votes')
    expect(toSorted).not.toHaveBeenCalled()
    expect(answers.map(({ id }) => id)).toEqual(['1', '2', '3'])
    toSorted.mockRestore()
  })
})

it('counts answers that are not deleted', () => {
  const answers = toAnswers([node('1', { isDeleted: true }, [node('2')]), node('3')])
  expect(countAnswers(answers)).toBe(1)
})

it('removes an answer, and leaves a placeholder if it has replies', () => {
  const answers = toAnswers([node('1', {}, [node('2')]), node('3', { isAccepted: true })])
  expect(withoutAnswer(answers, '3').map(({ id }) => id)).toEqual(['1'])
  const [place] = withoutAnswer(answers, '1')
  expect(place).toMatchObject({ isDeleted: true, markdown: '', replies: [{ id: '2' }] })
  expect(withoutAnswer(withoutAnswer(answers, '1'), '2').map(({ id }) => id)).toEqual(['3'])
})

it('names the recipient of a reply even if it is on another page', () => {
  const reply = node('6', { parentId: '5', parentName: '名5' })
  expect(toReply(reply, '1').replyTo).toEqual({ id: '5', name: '名5' })
  expect(toReply(node('6', { parentId: '1' }), '1')).not.toHaveProperty('replyTo')
})
