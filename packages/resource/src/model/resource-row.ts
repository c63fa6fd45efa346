import type { Resource } from '@mozhan/api-client/contract'

export interface Tag {
  id: string
  name: string
}

export interface Byline {
  id: string
  name: string
  imageUrl?: string
}

/** What a list shows of a resource. Plain data: it crosses from server to client. */
export interface ResourceRow {
  id: string
  title: string
  /** Its description as one line of plain words. */
  summary: string
  author: Byline
  typeName: string
  /** Extension, upper case. */
  format: string
  size: number
  downloads: number
  /** ISO date; empty where the back end does not tell. */
  date: string
}

/** Takes from a resource of the wire what a row shows. */
export function toResourceRow(resource: Resource): ResourceRow {
  return {
    id: resource.id,
    title: resource.title.trim(),
    summary: toPlainLine(resource.summary),
    author: toByline(resource),
    typeName: resource.typeName ?? '',
    format: resource.fileType.toUpperCase(),
    size: resource.fileSize,
    downloads: resource.downloadCount,
    date: resource.updateDate ?? resource.createDate ?? '',
  }
}

/** The author as each row carries him. */
export function toByline(row: { userId?: string; nickName: string; userImage?: string }): Byline {
  return { id: row.userId ?? '', name: row.nickName.trim(), imageUrl: row.userImage }
}

/** Markdown without its marks, for a line in which nothing of it can be drawn. */
export function toPlainLine(markdown: string): string {
  return markdown
    .replace(/```[\s\S]*?(?:```|$)/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^[#>\-*+\s]+/gm, '')
    .replace(/[*_`~]{1,3}/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
