import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { statusConditions } from './status-conditions.ts'

const at = (file: string, text: string) => check(statusConditions, `apps/server/src/${file}`, text)
const inQueries = (text: string) => at('domains/article/queries.ts', text)

describe('status conditions', () => {
  it.each([
    'where(ne(articles.status, 0))',
    'where(eq(articles.status, ARTICLE_STATUS.approved))',
    'where(inArray(articles.status, [1, 2]))',
    'if (row.status === 0) stop()',
    'if (before?.status !== ARTICLE_STATUS.deleted) stop()',
    'run(sql`select id from mxg_article a where a.status <> 0`)',
    'run(sql`select id from mxg_article where status = 2 and id > 7`)',
    'run(sql`select id from mxg_article where status in (1, 2)`)',
  ])('are reported outside of visibility.ts: %s', (text) => {
    expect(inQueries(text)).toEqual([1])
  })

  it.each([
    'where(articleNotDeleted())',
    'tx.update(articles).set({ status: ARTICLE_STATUS.deleted })',
    "where(eq(turns.status, 'running'))",
    "if (turn.status === 'running') stop()",
    'if (response.status === 413) stop()',
  ])('are not reported for %s', (text) => {
    expect(inQueries(text)).toEqual([])
  })

  it('are allowed in visibility.ts and in the schema', () => {
    const text = 'where(ne(articles.status, 0))'
    expect(at('domains/article/visibility.ts', text)).toEqual([])
    expect(at('platform/counts/visibility.ts', text)).toEqual([])
    expect(at('platform/db/schema/article.ts', text)).toEqual([])
    expect(at('platform/counts/sums.ts', text)).toEqual([1])
    expect(at('commands/seed/insert/counts.ts', text)).toEqual([1])
  })
})
