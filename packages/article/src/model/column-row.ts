import type { Column } from '@mozhan/api-client/contract'
import { type Byline, toByline } from './article-row.ts'

export interface ColumnRow {
  id: string
  name: string
  summary: string
  imageUrl?: string
  author: Byline
  /** ISO date of the last change; empty where the back end does not tell. */
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
