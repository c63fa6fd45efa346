import 'server-only'
import { createHash } from 'node:crypto'
import type { Metadata } from 'next'

/** What has a picture of its own, drawn by the API. */
export type SharedKind = 'article' | 'question' | 'column' | 'user' | 'resource'

/** Pixels; what sites that show links ask for. */
const SIZE = { width: 1200, height: 630 }

/**
 * The picture that is shown where a page is shared. Its address changes with what is drawn, because others keep it.
 * A page that does not exist has none.
 */
export function withSharePicture(metadata: Metadata, kind: SharedKind, id: string): Metadata {
  const { title, description, openGraph, authors } = metadata
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
