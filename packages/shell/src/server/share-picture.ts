import 'server-only'
import { createHash } from 'node:crypto'
import type { Metadata } from 'next'

/** Pages with a share picture of their own, drawn by the API. */
export type SharedKind = 'article' | 'question' | 'column' | 'user' | 'resource'

/** Pixels; the size that sites with link previews recommend. */
const SIZE = { width: 1200, height: 630 }

/**
 * Adds the share picture of a page to its metadata. Its address contains a hash of title and authors, because other sites
 * cache the picture.
 */
export function withSharePicture(metadata: Metadata, kind: SharedKind, id: string): Metadata {
  const { title, description, openGraph, authors } = metadata
  // The metadata of a page that does not exist has no title.
  if (typeof title !== 'string') return metadata
  const drawn = JSON.stringify([title, authors])
  const version = createHash('sha256').update(drawn).digest('base64url').slice(0, 10)
  const url = `/files/share/${kind}/${id}.png?v=${version}`
  return {
    ...metadata,
    openGraph: { ...openGraph, images: [{ url, ...SIZE, type: 'image/png', alt: title }] },
    twitter: { card: 'summary_large_image', title, description: description ?? '', images: [url] },
  }
}
