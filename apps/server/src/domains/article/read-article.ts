import type { Platform } from '../../platform/platform.ts'
import { type ArticleDetailRow, getArticle } from './queries.ts'

/** One article in any state with everything that its page shows, cached. */
export function readArticle(
  { db, rows }: Pick<Platform, 'db' | 'rows'>,
  id: string,
): Promise<ArticleDetailRow | undefined> {
  return rows.read(`article:${id}`, async () => {
    const row = await getArticle(db, id)
    if (row === undefined) return { row, size: 0, tags: [] }
    const size = row.mdContent.length + row.htmlContent.length
    return { row, size, tags: [`article:${id}`, `user:${row.userId}`, 'labels'] }
  })
}
