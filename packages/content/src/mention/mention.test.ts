import { describe, expect, it } from 'vitest'
import { findMentionQuery, insertMention, participantsFirst, splitAtKey } from './mention.ts'

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

describe('the list of suggestions', () => {
  it('marks the typed beginning, in any case', () => {
    expect(splitAtKey('顾长安', '长')).toEqual(['顾', '长', '安'])
    expect(splitAtKey('Li_Ming', 'li')).toEqual(['', 'Li', '_Ming'])
    expect(splitAtKey('顾南', 'gu')).toEqual(['顾南', '', ''])
  })

  it('begins with those who take part in the discussion', () => {
    const users = [{ id: '1' }, { id: '2' }, { id: '3' }]
    expect(participantsFirst(users, new Map([['3', '作者']]))).toEqual([
      { id: '3' },
      { id: '1' },
      { id: '2' },
    ])
  })
})
