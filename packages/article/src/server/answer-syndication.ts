import 'server-only'
import {
  SYNDICATION_FORMATS,
  SYNDICATION_KINDS,
  type SyndicationKind,
  syndicationHref,
} from '@mozhan/routes'
import type { Metadata } from 'next'
import { SYNDICATION_TYPES } from '../model/syndication.ts'
import { renderSyndication } from './syndication.ts'

interface SyndicationContext {
  params: Promise<{ kind: string; id: string; format: string }>
}

/** Responds with a feed; 404 for subjects that are not public. */
export async function answerSyndication(
  _request: Request,
  { params }: SyndicationContext,
): Promise<Response> {
  const { kind, id, format } = await params
  const known = SYNDICATION_KINDS.find((each) => each === kind)
  const wanted = SYNDICATION_FORMATS.find((each) => each === format)
  const feed = known && wanted && (await renderSyndication(known, id, wanted))
  if (!feed) return new Response(null, { status: 404 })
  return new Response(feed.body, { headers: { 'content-type': feed.contentType } })
}

/** Adds the links by which feed readers discover the feeds of a page. */
export function withSyndication(metadata: Metadata, kind: SyndicationKind, id = ''): Metadata {
  // The feed of the site has no id in its title.
  const title = kind === 'site' ? undefined : metadata.title
  const links = SYNDICATION_FORMATS.map((format) => {
    const link = { url: syndicationHref(kind, id, format) }
    return [SYNDICATION_TYPES[format], [typeof title === 'string' ? { ...link, title } : link]]
  })
  const types = Object.fromEntries(links)
  return { ...metadata, alternates: { ...metadata.alternates, types } }
}
