import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { buildMessage } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { messageTypeOf } from './message-type.ts'
import { mergeById, targetHref, toNotice, toNoticeDays } from './notice.ts'
import { destinationOf, parseStatus } from './status.ts'

describe('messageTypeOf', () => {
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
  ])('%s is %d', (text, code) => expect(messageTypeOf(text)).toBe(code))

  it.each([undefined, '', '6', '-1', '2.0', 'x', 'constructor', '__proto__', '２'])(
    'anything else, as %s, is comments',
    (text) => expect(messageTypeOf(text)).toBe(2),
  )
})

describe('notices', () => {
  it('lead to the comment or the answer itself', () => {
    const at = { targetId: '7', sourceId: '9' }
    expect(targetHref({ ...at, targetType: 'article' })).toBe('/article/7#comment-9')
    expect(targetHref({ ...at, targetType: 'question' })).toBe('/question/7#answer-9')
    expect(targetHref({ ...at, targetType: 'javascript:x' })).toBeUndefined()
  })

  it('stand under the day of a reader in China', () => {
    const notice = (id: string, createDate: string) => toNotice(buildMessage({ id, createDate }))
    const days = toNoticeDays([
      notice('2', '2026-11-27T16:00:00.000Z'),
      notice('1', '2026-11-27T15:59:59.000Z'),
    ])
    expect(days.map(({ day }) => day)).toEqual(['2026-11-28', '2026-11-27'])
  })

  it('stand in a list once, though new ones push the old ones on', () => {
    const [a, b, c] = ['1', '2', '3'].map((id) => toNotice(buildMessage({ id })))
    if (!a || !b || !c) throw new Error('three were made')
    expect(mergeById([c, b], [b, a]).map(({ id }) => id)).toEqual(['3', '2', '1'])
  })
})

describe('a push', () => {
  const file = path.resolve(
    process.env.CORPORA_DIR ?? path.resolve(import.meta.dirname, '../../../../../shared/corpora'),
    'hostile/stomp-frames.json',
  )
  it.skipIf(!existsSync(file))('of the hostile frames never makes a wrong status', () => {
    const { cases } = JSON.parse(readFileSync(file, 'utf8')) as {
      cases: { title: string; direction: string; messages: unknown[] }[]
    }
    const bodyOf = (title: string) => {
      const message = cases.find((each) => each.title === title)?.messages[0]
      if (typeof message !== 'string') throw new Error(`no such case: ${title}`)
      return message.slice(message.indexOf('\n\n') + 2).replace(/\0[\s\S]*$/, '')
    }
    expect(parseStatus(bodyOf('plain message'), '1001')).toMatchObject({ comment: true })
    const none = ['body is no JSON', 'body is null', 'other user', 'flags missing', 'prototype key']
    for (const title of none) {
      expect({ title, status: parseStatus(bodyOf(title), '1001') }).toEqual({ title })
    }
  })
})

describe('the destination', () => {
  it('is one for all, or has the id of whoever is signed in', () => {
    expect(destinationOf('/user/queue/system', '1001')).toBe('/user/queue/system')
    expect(destinationOf('/exchange/amq.topic/status.:userId', '1001')).toBe(
      '/exchange/amq.topic/status.1001',
    )
  })
})
