import type { Resource } from '@mozhan/api-client/contract'
import { type Byline, type Tag, toByline, toPlainLine } from './resource-row.ts'

export interface ArchiveList {
  /** `inside`: entries of a nested archive. */
  entries: { name: string; size: number; inside?: number }[]
  count: number
  /** Number of entries that are not listed. */
  hidden: number
}

/** Data of a resource page except the description. */
export interface ResourceDetail {
  id: string
  title: string
  summary: string
  author: Byline
  /** ISO date; absent when the back end does not send it. */
  uploaded?: string
  labels: Tag[]
  typeName: string
  fileName: string
  /** Extension, upper case. */
  format: string
  size: number
  checksum?: string
  archive?: ArchiveList
  /** Excerpt of a text file. */
  excerpt?: string
  /** Whether the excerpt is truncated. */
  hasMore: boolean
  previewUrl?: string
  views: number
  downloads: number
  likes: number
  collects: number
}

function countBytes(text: string): number {
  return new TextEncoder().encode(text).length
}

/** Converts a resource of the API to page data. */
export function toResourceDetail(resource: Resource): ResourceDetail {
  const { archive } = resource
  return {
    id: resource.id,
    title: resource.title.trim(),
    summary: toPlainLine(resource.summary),
    author: toByline(resource),
    uploaded: resource.createDate,
    labels: resource.labelList.map(({ id, name }) => ({ id, name })),
    typeName: resource.typeName ?? '',
    fileName: resource.fileName,
    format: resource.fileType.toUpperCase(),
    size: resource.fileSize,
    checksum: resource.checksum,
    archive: archive && { ...archive, hidden: Math.max(0, archive.count - archive.entries.length) },
    excerpt: resource.excerpt,
    hasMore: countBytes(resource.excerpt ?? '') < resource.fileSize,
    previewUrl: resource.previewUrl,
    views: resource.viewCount,
    downloads: resource.downloadCount,
    likes: resource.thumhup,
    collects: resource.collectCount,
  }
}
