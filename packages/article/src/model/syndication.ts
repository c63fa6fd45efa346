import type { SyndicationFormat } from '@mozhan/routes'
import { emptyElement, escapeXml, textElement } from './xml.ts'

export const SYNDICATION_TYPES = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
} as const satisfies Record<SyndicationFormat, string>

/** Content of a feed. URLs are absolute, dates are ISO. */
export interface Syndication {
  readonly title: string
  readonly description: string
  /** URL of the corresponding page. */
  readonly url: string
  /** URL of the feed. */
  readonly selfUrl: string
  readonly siteName: string
  readonly updated: string
  readonly entries: readonly SyndicationEntry[]
}

export interface SyndicationEntry {
  readonly title: string
  readonly url: string
  readonly author: { readonly name: string; readonly url: string }
  readonly published: string
  readonly updated: string
  readonly labels: readonly string[]
  readonly summary: string
  /** Full text with absolute URLs; absent when the feed would become too large. */
  readonly html?: string | undefined
}

/** Removes full texts beyond a total size; those entries have a summary and a link. */
export function withinBytes(entries: readonly SyndicationEntry[], max: number): SyndicationEntry[] {
  let left = max
  return entries.map(({ html, ...entry }) => {
    const bytes = new TextEncoder().encode(html).length
    if (html === undefined || bytes > left) return entry
    left -= bytes
    return { ...entry, html }
  })
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const LANGUAGE = 'zh-CN'

/** RSS 2.0 with full texts (`content:encoded`). */
export function toRss(feed: Syndication): string {
  const self = { href: feed.selfUrl, rel: 'self', type: SYNDICATION_TYPES.rss }
  return [
    DECLARATION,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    textElement('title', feed.title),
    textElement('link', feed.url),
    textElement('description', feed.description),
    textElement('language', LANGUAGE),
    textElement('lastBuildDate', toRfc822(feed.updated)),
    textElement('generator', feed.siteName),
    emptyElement('atom:link', self),
    ...feed.entries.map(toItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function toItem(entry: SyndicationEntry): string {
  return [
    '<item>',
    textElement('title', entry.title),
    textElement('link', entry.url),
    textElement('guid', entry.url, { isPermaLink: 'true' }),
    textElement('pubDate', toRfc822(entry.published)),
    textElement('dc:creator', entry.author.name),
    ...entry.labels.map((label) => textElement('category', label)),
    // Feed readers interpret it as HTML, so it is escaped twice.
    textElement('description', escapeXml(entry.summary)),
    ...(entry.html === undefined ? [] : [textElement('content:encoded', entry.html)]),
    '</item>',
  ].join('\n')
}

/** Atom 1.0 (RFC 4287) with full texts. */
export function toAtom(feed: Syndication): string {
  return [
    DECLARATION,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${LANGUAGE}">`,
    textElement('id', feed.selfUrl),
    textElement('title', feed.title),
    textElement('subtitle', feed.description),
    textElement('updated', feed.updated),
    textElement('generator', feed.siteName),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: feed.url }),
    emptyElement('link', { rel: 'self', type: SYNDICATION_TYPES.atom, href: feed.selfUrl }),
    // RFC 4287 requires an author of the feed when no entry has one.
    `<author>${textElement('name', feed.siteName)}</author>`,
    ...feed.entries.map(toEntry),
    '</feed>',
    '',
  ].join('\n')
}

function toEntry(entry: SyndicationEntry): string {
  const author = textElement('name', entry.author.name) + textElement('uri', entry.author.url)
  return [
    '<entry>',
    textElement('id', entry.url),
    textElement('title', entry.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: entry.url }),
    textElement('published', entry.published),
    textElement('updated', entry.updated),
    `<author>${author}</author>`,
    ...entry.labels.map((term) => emptyElement('category', { term })),
    textElement('summary', entry.summary),
    ...(entry.html === undefined ? [] : [textElement('content', entry.html, { type: 'html' })]),
    '</entry>',
  ].join('\n')
}

function toRfc822(date: string): string {
  return new Date(date).toUTCString()
}
