import { buildArticle } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { toArticleRow } from './article-row.ts'
import { appendRows, toFeedNext } from './feed.ts'

const row = (id: string) => toArticleRow(buildArticle({ id }))
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

describe('appendRows', () => {
  it('removes duplicates when articles were published between two pages', () => {
    expect(ids(appendRows([row('3')], [row('3'), row('4'), row('2')], ['1', '2']))).toEqual([
      '3',
      '4',
    ])
  })

  it('removes duplicates within a page', () => {
    expect(ids(appendRows([], [row('1'), row('1')]))).toEqual(['1'])
  })
})

describe('toFeedNext', () => {
  it('uses the cursor of the server', () => {
    expect(toFeedNext({ current: 2, next: 'abc' }, 15)).toEqual({ page: 3, cursor: 'abc' })
  })

  it('uses page numbers when an older back end sends no cursor', () => {
    expect(toFeedNext({ current: 1, size: 15, total: 31, pages: 3 }, 15)).toEqual({ page: 2 })
    expect(toFeedNext({ current: 3, size: 15, total: 31, pages: 3 }, 1)).toBeUndefined()
    expect(toFeedNext({ current: 1, size: 15, total: 31 }, 15)).toEqual({ page: 2 })
  })

  it('ends after an empty page', () => {
    expect(toFeedNext({ current: 1, size: 15, total: 31, pages: 3 }, 0)).toBeUndefined()
  })
})
