import type { AppContext } from '../../context.ts'
import type { Viewer } from '../../http/tokens.ts'
import { getColumn } from '../column/queries.ts'
import { presentListedArticle } from './present.ts'
import { findArticlesByIds, findColumnArticleIds, getFirstColumnId } from './queries.ts'

/** A column's published articles in reading order; asked with an article, those of its first column. */
export async function listColumnArticles(
  context: AppContext,
  viewer: Viewer | null,
  columnOrArticleId: string,
) {
  const { db } = context
  const direct = await getColumn(db, viewer, columnOrArticleId)
  const columnId = direct?.id ?? (await getFirstColumnId(db, columnOrArticleId))
  if (columnId === undefined) return []
  const ids = await findColumnArticleIds(db, columnId)
  return (await findArticlesByIds(db, ids)).map(presentListedArticle)
}
