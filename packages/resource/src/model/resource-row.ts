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

/** Row of a resource list. Plain data, because the server sends it to the client. */
export interface ResourceRow {
  id: string
  title: string
  /** Description as one line of plain text. */
  summary: string
  author: Byline
  typeName: string
  /** Extension, upper case. */
  format: string
  size: number
  downloads: number
  /** ISO date; empty when the back end does not send it. */
  date: string
}

/** Converts a resource of the API to a row. */
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

/** Author data of a row. */
export function toByline(row: { userId?: string; nickName: string; userImage?: string }): Byline {
  return { id: row.userId ?? '', name: row.nickName.trim(), imageUrl: row.userImage }
}

/** Removes Markdown marks, for a line of plain text. */
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
