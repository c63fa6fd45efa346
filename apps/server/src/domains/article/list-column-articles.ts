import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { LEAD, takeLead } from '../../platform/text/lead.ts'
import { getColumn } from '../column/index.ts'
import { presentListedArticle } from './present.ts'
import { findArticlesByIds, findColumnArticleIds, getFirstColumnId } from './queries.ts'

/** Published articles of a column in reading order. For the id of an article, those of its first column. */
export async function listColumnArticles(
  context: Pick<Platform, 'db'>,
  viewer: Viewer | null,
  columnOrArticleId: string,
) {
  const { db } = context
  const direct = await getColumn(db, viewer, columnOrArticleId)
  const columnId = direct?.id ?? (await getFirstColumnId(db, columnOrArticleId))
  if (columnId === undefined) return []
  const ids = await findColumnArticleIds(db, columnId)
  const rows = await findArticlesByIds(db, ids)
  return rows.map((row) =>
    presentListedArticle({ ...row, summary: takeLead(row.summary, LEAD.brief) }),
  )
}
