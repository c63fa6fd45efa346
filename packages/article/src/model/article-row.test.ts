import { buildArticle } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import { toArticleRow } from './article-row.ts'

describe('toArticleRow', () => {
  it('maps the API field thumhup to likes', () => {
    expect(toArticleRow(buildArticle({ thumhup: 7 }))).toMatchObject({ likes: 7 })
  })

  it('contains at most three labels and no text', () => {
    const labelList = ['1', '2', '3', '4'].map((id) => ({ id, name: `标签${id}` }))
    const row = toArticleRow(buildArticle({ labelList }))
    expect(row.labels.map(({ id }) => id)).toEqual(['1', '2', '3'])
    expect(row).not.toHaveProperty('mdContent')
  })

  it('has the date of the last change, by which the list is ordered', () => {
    const article = buildArticle({
      createDate: '2024-01-01T00:00:00.000Z',
      updateDate: '2024-02-01T00:00:00.000Z',
    })
    expect(toArticleRow(article).date).toBe('2024-02-01T00:00:00.000Z')
    expect(toArticleRow(buildArticle({ createDate: null, updateDate: null })).date).toBe('')
  })

  it('has no picture when the author chose none', () => {
    expect(toArticleRow(buildArticle({ imageUrl: '' })).imageUrl).toBeUndefined()
  })
})
