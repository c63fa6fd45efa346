import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { articleSchema } from './article.ts'
import { articleCreateSchema, userArticlesSchema } from './article-input.ts'
import { commentInputSchema, commentSchema } from './comment.ts'
import { conversationSchema } from './conversation.ts'
import { dateSchema } from './date.ts'
import { dictionaryItemSchema } from './dictionary.ts'
import { inputText, readableText } from './fields.ts'
import { idInputSchema } from './id.ts'
import { MAX_COLUMNS } from './limits.ts'
import { messageStatusSchema } from './message.ts'
import { pageOf, pageRequestSchema } from './page.ts'
import { searchSchema } from './search.ts'
import { userSchema } from './user.ts'

describe('answers of older back ends', () => {
  it('treats absent and null alike', () => {
    const absent = z.parse(articleSchema, { id: '1' })
    const empty = z.parse(articleSchema, {
      id: '1',
      title: null,
      imageUrl: null,
      viewCount: null,
      labelIds: null,
      labelList: null,
      createDate: null,
    })
    expect(JSON.stringify(empty)).toBe(JSON.stringify(absent))
    expect(absent).toMatchObject({ title: '', viewCount: 0, labelIds: [], labelList: [] })
    expect(absent.createDate).toBeUndefined()
  })

  it('converts numeric ids to strings', () => {
    const article = z.parse(articleSchema, { id: 7, userId: 9, labelIds: [1, '2'] })
    expect(article).toMatchObject({ id: '7', userId: '9', labelIds: ['1', '2'] })
  })

  it('parses counts in strings', () => {
    expect(z.parse(articleSchema, { id: '1', viewCount: '12' }).viewCount).toBe(12)
    expect(z.parse(pageOf(articleSchema), { records: null, total: '0' })).toMatchObject({
      records: [],
      total: 0,
    })
  })

  it('drops unknown fields such as a password', () => {
    expect(z.parse(userSchema, { id: '1', password: '$2a$10$' })).not.toHaveProperty('password')
  })

  it('converts a single column to a list', () => {
    expect(z.parse(articleSchema, { id: '1', columnId: 5 }).columnIds).toEqual(['5'])
    expect(z.parse(articleSchema, { id: '1', columnId: 5, columnIds: [6] }).columnIds).toEqual([
      '6',
    ])
  })

  it('refuses an article in too many columns', () => {
    const form = { title: '标题', labelIds: ['1'], mdContent: '正文' }
    const columnIds = Array.from({ length: MAX_COLUMNS + 1 }, (_, at) => String(at + 1))
    expect(z.safeParse(articleCreateSchema, { ...form, columnIds }).success).toBe(false)
    columnIds.pop()
    expect(z.safeParse(articleCreateSchema, { ...form, columnIds }).success).toBe(true)
  })

  it('removes direction controls from titles and names', () => {
    const name = '\u202e阿\u2067岚'
    const article = z.parse(articleSchema, { id: '1', title: 'a\u202eb', nickName: name })
    expect(article).toMatchObject({ title: 'ab', nickName: '阿岚' })
  })

  it('treats an empty picture address as absent', () => {
    expect(z.parse(articleSchema, { id: '1', imageUrl: '' }).imageUrl).toBeUndefined()
  })

  it('parses trees recursively', () => {
    const comment = z.parse(commentSchema, { id: 1, children: [{ id: 2, children: null }] })
    expect(comment).toMatchObject({
      id: '1',
      parentId: '-1',
      children: [{ id: '2', children: [] }],
    })
  })

  it('accepts a message status without a revision', () => {
    expect(z.parse(messageStatusSchema, { userId: 1, comment: 1 })).toMatchObject({
      userId: '1',
      comment: true,
      letter: false,
    })
  })

  it('parses conversations stored as JSON text', () => {
    const content = JSON.stringify([{ role: 'user', content: '你好' }])
    expect(z.parse(conversationSchema, { id: 1, content }).content).toHaveLength(1)
    expect(z.parse(conversationSchema, { id: 1, content: '{broken' }).content).toEqual([])
  })

  it('accepts dictLabel and dictValue', () => {
    expect(z.parse(dictionaryItemSchema, { dictLabel: '原创', dictValue: 1 })).toMatchObject({
      label: '原创',
      value: '1',
    })
  })

  it.each([
    ['2024-05-06T01:30:00.000Z', '2024-05-06T01:30:00.000Z'],
    ['2024-05-06 09:30:00', '2024-05-06T01:30:00.000Z'],
    ['2024-05-06 09:30:00.0', '2024-05-06T01:30:00.000Z'],
    ['2024-05-06T09:30:00.123', '2024-05-06T01:30:00.123Z'],
    ['2024-05-06T09:30', '2024-05-06T01:30:00.000Z'],
    ['2024-05-06T01:30:00.000+0000', '2024-05-06T01:30:00.000Z'],
    [1_714_959_000_000, '2024-05-06T01:30:00.000Z'],
  ])('parses the date %s', (value, expected) => {
    expect(z.parse(dateSchema, value)).toBe(expected)
  })

  it.each(['昨天', '2026-13-01T00:00:00Z'])('refuses the invalid date %s', (value) => {
    expect(z.safeParse(dateSchema, value).success).toBe(false)
  })
})

describe('requests', () => {
  it('accept isPublic and ispublic, columnId and columnIds', () => {
    const form = { title: '标题', labelIds: ['1'], mdContent: '正文' }
    expect(z.parse(articleCreateSchema, { ...form, isPublic: 0, columnId: 3 })).toMatchObject({
      ispublic: 0,
      columnIds: ['3'],
    })
    expect(z.parse(userArticlesSchema, { userId: '1', isPublic: 1 })).toMatchObject({ ispublic: 1 })
  })

  it('accept type and keyword for t and key, and search everything by default', () => {
    expect(z.parse(searchSchema, { keyword: 'a', type: 2 })).toMatchObject({ key: 'a', t: 2 })
    expect(z.parse(searchSchema, {})).toMatchObject({ key: '', t: 4 })
  })

  it('refuse blank, invisible and too long texts, and count code points', () => {
    const schema = inputText({ min: 1, max: 2 })
    expect(messageOf(schema, '  ')).toBe('must not be empty')
    expect(messageOf(schema, '\u200b\u2800')).toBe('must have visible characters')
    expect(z.safeParse(inputText({ max: 2 }), '\u200b').success).toBe(true)
    expect(messageOf(schema, '一二三')).toBe('must have at most 2 characters')
    expect(z.safeParse(schema, '😀😀').success).toBe(true)
  })

  it('accept a missing user, for which the server has its own message', () => {
    expect(z.parse(userArticlesSchema, {}).userId).toBe('')
    expect(z.parse(userArticlesSchema, { userId: '' }).userId).toBe('')
  })

  it('accept -1, an absent value and an id as the parent of a comment', () => {
    const parentOf = (parentId?: unknown) =>
      z.parse(commentInputSchema, { articleId: '1', content: '好', parentId }).parentId
    expect([parentOf(), parentOf(null), parentOf(-1), parentOf('')]).toEqual([
      '-1',
      '-1',
      '-1',
      '-1',
    ])
    expect(parentOf('12')).toBe('12')
  })

  it.each([
    '99999999999999999999',
    '9223372036854775808',
    '-1',
    '1e3',
    '\u0000',
    '',
    '007',
    'abc',
    '1.5',
  ])('refuse the id %j', (id) => {
    expect(messageOf(idInputSchema, id)).toBe('must be an id of decimal digits')
  })

  it('accept the largest id', () => {
    expect(z.parse(idInputSchema, '9223372036854775807')).toBe('9223372036854775807')
  })

  it.each([0, -1, 2_147_483_648, 1.5])('refuse page %d', (current) => {
    expect(messageOf(pageRequestSchema, { current, size: 20 })).toBe(
      'must be a whole number from 1 to 1000000',
    )
  })

  it('refuse a page number with letters', () => {
    expect(z.safeParse(pageRequestSchema, { current: 'abc' }).success).toBe(false)
  })

  it.each([0, 101])('refuse %d records on a page', (size) => {
    expect(messageOf(pageRequestSchema, { size })).toBe('must be a whole number from 1 to 100')
  })

  it('request the first page of 20 by default', () => {
    expect(z.parse(pageRequestSchema, {})).toEqual({ current: 1, size: 20 })
  })
})

function messageOf(schema: z.core.$ZodType, value: unknown): string | undefined {
  return z.safeParse(schema, value).error?.issues[0]?.message
}

describe('readableText', () => {
  const two = readableText({ min: 1, max: 2 })
  const isAccepted = (text: string) => z.safeParse(two, text).success

  it('counts an emoji or a letter with its mark as one', () => {
    expect(isAccepted('👨‍👩‍👧‍👦👍🏽')).toBe(true)
    expect(isAccepted('e\u0301e\u0301')).toBe(true)
    expect(isAccepted('三个字')).toBe(false)
    expect(isAccepted(' ')).toBe(false)
  })

  it('refuses a letter with too many marks', () => {
    expect(isAccepted(`e${'\u0301'.repeat(60)}`)).toBe(false)
  })
})
