import { buildArticle } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import {
  countCharacters,
  EMPTY_DRAFT,
  findPictures,
  findProblems,
  parseArticleDraft,
  toArticleDraft,
  toArticleInput,
} from './article-draft.ts'

const draft = { ...EMPTY_DRAFT, title: '事务', content: '正文', labelIds: ['1'] }

describe('findProblems', () => {
  it('reports all missing fields at once', () => {
    expect(findProblems(EMPTY_DRAFT)).toEqual({
      title: 'missing',
      content: 'missing',
      labelIds: 'missing',
    })
  })

  it('treats invisible text as missing', () => {
    const nothing = '\u200b\u3164\u2800'
    expect(findProblems({ ...draft, title: nothing, content: nothing })).toEqual({
      title: 'missing',
      content: 'missing',
    })
    expect(findProblems({ ...draft, kind: 'repost', source: nothing })).toEqual({
      source: 'missing',
    })
  })

  it('accepts a minimal complete article', () => {
    expect(findProblems(draft)).toEqual({})
  })

  it('counts graphemes in a title: fifty emoji are fifty characters', () => {
    expect(findProblems({ ...draft, title: '👨‍👩‍👧‍👦'.repeat(50) })).toEqual({})
    expect(findProblems({ ...draft, title: '👨‍👩‍👧‍👦'.repeat(51) })).toEqual({ title: 'tooLong' })
  })

  it('accepts an unchanged imported title above the limit', () => {
    const title = '长'.repeat(80)
    expect(findProblems({ ...draft, title }, title)).toEqual({})
    expect(findProblems({ ...draft, title: `${title}了` }, title)).toEqual({ title: 'tooLong' })
  })

  it('accepts one to five labels', () => {
    expect(findProblems({ ...draft, labelIds: ['1', '2', '3', '4', '5', '6'] })).toEqual({
      labelIds: 'tooMany',
    })
  })

  it('requires a source for a reprint', () => {
    expect(findProblems({ ...draft, kind: 'repost' })).toEqual({ source: 'missing' })
    expect(findProblems({ ...draft, kind: 'repost', source: 'https://a.test' })).toEqual({})
  })
})

describe('conversion between drafts and the API', () => {
  it('is unchanged after a round trip through an article', () => {
    const article = buildArticle({ title: '事务', mdContent: '正文', labelIds: ['1'], ispublic: 0 })
    const form = toArticleDraft(article)
    expect(toArticleInput(form, [])).toMatchObject({
      title: '事务',
      mdContent: '正文',
      ispublic: 0,
    })
  })

  it('sends no source for an original article', () => {
    expect(toArticleInput({ ...draft, source: '某处' }, []).source).toBe('')
  })

  it('sends no deleted column', () => {
    const columns = [{ id: '91' }, { id: '92' }]
    const { columnIds } = toArticleInput({ ...draft, columnIds: ['90', '91'] }, columns)
    expect(columnIds).toEqual(['91'])
  })

  it.each([null, 'ERROR', [], { title: 7, labelIds: 'x', isPublic: 'no' }])(
    'reads %j as an empty form',
    (value) => {
      expect(parseArticleDraft(value)).toEqual(EMPTY_DRAFT)
    },
  )

  it('is unchanged after a round trip through JSON', () => {
    for (const saved of [draft, { ...draft, textId: 'a-name' }]) {
      expect(parseArticleDraft(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
    }
  })
})

describe('findPictures', () => {
  it('lists each picture once, in the order of the text', () => {
    expect(
      findPictures('![a](/files/1.png) 文 ![b](https://x.test/2.png "题") ![c](/files/1.png)'),
    ).toEqual(['/files/1.png', 'https://x.test/2.png'])
  })

  it('ignores pictures that are being uploaded, and script addresses', () => {
    expect(
      findPictures('![上传中](upload:7) ![x](javascript:alert(1)) ![y](data:image/png;base64,AA)'),
    ).toEqual([])
  })

  it('takes linear time', () => {
    const started = performance.now()
    expect(findPictures('!['.repeat(200_000))).toEqual([])
    expect(performance.now() - started).toBeLessThan(10_000)
  })
})

it('counts visible characters', () => {
  expect(countCharacters('a👍🏽数')).toBe(3)
})
