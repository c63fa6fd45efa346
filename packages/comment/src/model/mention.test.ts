import { describe, expect, it } from 'vitest'
import { findMentionQuery, insertMention } from './mention.ts'

describe('findMentionQuery', () => {
  it.each([
    ['@小', '小'],
    ['请@xiao_z', 'xiao_z'],
    ['（@阿岚', '阿岚'],
  ])('finds the name at the end of %j', (text, key) => {
    expect(findMentionQuery(text, text.length)).toMatchObject({ key, to: text.length })
  })

  it.each(['@', 'a@b', 'https://x.test/@lan', '@阿岚 你', '@@lan'])(
    'finds no name in %j',
    (text) => {
      expect(findMentionQuery(text, text.length)).toBeUndefined()
    },
  )

  it('ignores text after the caret', () => {
    expect(findMentionQuery('@lan zhou', 3)).toEqual({ key: 'la', from: 0, to: 3 })
  })
})

it('replaces the typed beginning with the user name and one space', () => {
  const query = { key: '小', from: 1, to: 3 }
  expect(insertMention('请@小 看', query, 'xiaozhou')).toEqual({
    text: '请@xiaozhou 看',
    caret: 11,
  })
  expect(insertMention('请@小', query, 'xiaozhou')).toEqual({ text: '请@xiaozhou ', caret: 11 })
})
