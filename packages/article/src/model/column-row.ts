import type { Column } from '@mozhan/api-client/contract'
import { type Byline, toByline } from './article-row.ts'

export interface ColumnRow {
  id: string
  name: string
  summary: string
  imageUrl?: string
  author: Byline
  /** ISO date of the last change; empty when the back end does not send it. */
  date: string
  articles: number
  views: number
}

export function toColumnRow(column: Column): ColumnRow {
  return {
    id: column.id,
    name: column.name.trim(),
    summary: column.summary?.trim() ?? '',
    imageUrl: column.imageUrl,
    author: toByline(column),
    date: column.updateDate ?? column.createDate ?? '',
    articles: column.articleCount,
    views: column.viewCount,
  }
}

/** A column of the signed-in user, which may be private. */
export interface OwnColumn extends ColumnRow {
  isPublic: boolean
}

/** Columns per page of the account page. */
export const OWN_COLUMNS = 20

export function toOwnColumn(column: Column): OwnColumn {
  return { ...toColumnRow(column), isPublic: column.ispublic !== 0 }
}
