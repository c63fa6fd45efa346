import { buildArticle } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { isRevised, toArticleDetail } from './article-detail.ts'

describe('toArticleDetail', () => {
  it('estimates the reading time when the server gives none', () => {
    const article = buildArticle({ minutes: null, mdContent: '字'.repeat(1200) })
    expect(toArticleDetail(article).minutes).toBe(3)
    expect(toArticleDetail(buildArticle({ minutes: 12 })).minutes).toBe(12)
  })

  it.each([
    ['repost', 'reprint'],
    ['translation', 'translation'],
    ['original', 'original'],
    [null, 'original'],
    ['unheard of', 'original'],
  ])('reads kind %s as %s', (kind, origin) => {
    expect(toArticleDetail(buildArticle({ kind })).origin).toBe(origin)
  })

  it('reports an edit only when it is later than the publication', () => {
    const createDate = '2024-01-01T00:00:00.000Z'
    const at = (updateDate: string) => toArticleDetail(buildArticle({ createDate, updateDate }))
    expect(isRevised(at('2024-01-01T00:20:00.000Z'))).toBe(false)
    expect(isRevised(at('2024-01-03T00:00:00.000Z'))).toBe(true)
  })
})
