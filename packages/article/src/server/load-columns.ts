import 'server-only'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import type { ArticleDetail } from '../model/article-detail.ts'
import { type ArticleRow, type Tag, toArticleRow } from '../model/article-row.ts'
import { type ColumnRow, toColumnRow } from '../model/column-row.ts'
import { findNeighbours, type Neighbours } from '../model/neighbours.ts'

/** The most read columns of the site. */
export const loadTopColumns = cache(async (count: number): Promise<ColumnRow[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: ['columns'] })
  const columns = await api.column.listTopColumns({ params: { id: String(count) } })
  return columns.map(toColumnRow)
})

/** Public columns of a user. */
export const loadUserColumns = cache(async (userId: string): Promise<ColumnRow[]> => {
  if (isBuilding() || !isPageId(userId)) return []
  const api = createServerApi({ tags: ['columns', `user:${userId}`] })
  return (await api.column.findUserColumns({ params: { id: userId } })).map(toColumnRow)
})

/** Loads a public column; undefined if there is none. */
export const findColumn = cache(async (id: string): Promise<ColumnRow | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`column:${id}`] })
    return toColumnRow(await api.column.getColumn({ params: { id } }))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** Like `findColumn`, but throws Next's 404 if there is none. */
export async function loadColumn(id: string): Promise<ColumnRow> {
  return (await findColumn(id)) ?? notFound()
}

/** Articles of a column in reading order. */
export const loadColumnArticles = cache(async (id: string): Promise<ArticleRow[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: [`column:${id}`, 'articles'] })
  return (await api.article.listColumnArticles({ params: { id } })).map(toArticleRow)
})

export interface ColumnPlace {
  column: Tag
  neighbours: Neighbours<ArticleRow>
}

/** Position of an article in its first column. */
export async function findColumnPlace(article: ArticleDetail): Promise<ColumnPlace | undefined> {
  const [column] = article.columns
  if (!column) return undefined
  const neighbours = findNeighbours(await loadColumnArticles(column.id), article.id)
  return neighbours && { column, neighbours }
}
