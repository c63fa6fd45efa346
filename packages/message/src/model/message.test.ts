import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { buildMessage } from '@mozhan/api-client/fixtures'
import { COMMENT, FOREIGN_BODIES, STOMP_USER } from '@mozhan/fixtures/stomp-frames'
import { describe, expect, it } from 'vitest'
import { messageKindOf, messageListOf } from './message-type.ts'
import { mergeById, targetHref, toNotice, toNoticeDays } from './notice.ts'
import { destinationOf, parseStatus } from './status.ts'

describe('messageKindOf', () => {
  it.each([
    ['0', 0],
    ['1', 1],
    ['3', 3],
    ['4', 4],
    ['5', 5],
    ['collect', 0],
    ['like', 1],
    ['reply', 3],
    ['system', 5],
  ])('%s is %d', (text, code) => expect(MESSAGE_TYPE[messageKindOf(text)]).toBe(code))

  it.each([undefined, '', '6', '-1', '2.0', 'x', 'constructor', '__proto__', '２'])(
    'any other value (%s) is comments',
    (text) => expect(MESSAGE_TYPE[messageKindOf(text)]).toBe(2),
  )
})

it('shows comments with replies and mentions, unless one of them is asked for', () => {
  expect([undefined, '2', 'x', 'comment', '3', '4'].map(messageListOf)).toEqual([
    ...['discussion', 'discussion', 'discussion', 'comment', 'reply', 'letter'],
  ])
})

describe('notices', () => {
  it('of a private article of the reader link to its own page', () => {
    const at = { targetType: 'article', targetId: '7', sourceId: '9', isOwnPrivate: true }
    expect(targetHref(at)).toBe('/article/7/own')
  })

  it('link to the comment or the answer', () => {
    const at = { targetId: '7', sourceId: '9', isOwnPrivate: false }
    expect(targetHref({ ...at, targetType: 'article' })).toBe('/article/7#comment-9')
    expect(targetHref({ ...at, targetType: 'question' })).toBe('/question/7#answer-9')
    expect(targetHref({ ...at, targetType: 'javascript:x' })).toBeUndefined()
  })

  it('are grouped by day in China Standard Time', () => {
    const notice = (id: string, createDate: string) => toNotice(buildMessage({ id, createDate }))
    const days = toNoticeDays([
      notice('2', '2026-11-27T16:00:00.000Z'),
      notice('1', '2026-11-27T15:59:59.000Z'),
    ])
    expect(days.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-27'])
  })

  it('appear once if new ones shift the pages', () => {
    const [a, b, c] = ['1', '2', '3'].map((id) => toNotice(buildMessage({ id })))
    if (!a || !b || !c) throw new Error('expected three notices')
    expect(mergeById([c, b], [b, a]).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })
})

describe('a push', () => {
  it('of this user is parsed', () => {
    expect(parseStatus(COMMENT, STOMP_USER)).toMatchObject({ comment: true, letter: false })
  })

  it.each(FOREIGN_BODIES)('that is not a status of this user is ignored: %s', (_, body) => {
    expect(parseStatus(body, STOMP_USER)).toBeUndefined()
  })
})

describe('the destination', () => {
  it('can contain the id of the signed-in user', () => {
    expect(destinationOf('/user/queue/system', '1001')).toBe('/user/queue/system')
    expect(destinationOf('/exchange/amq.topic/status.:userId', '1001')).toBe(
      '/exchange/amq.topic/status.1001',
    )
  })
})
