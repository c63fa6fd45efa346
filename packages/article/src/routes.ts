/** Paths of this package's screens; ids are strings of digits. */
export const HOME_PATH = '/'
export const ARTICLES_PATH = '/article'
export const COLUMNS_PATH = '/column'
export const LABELS_PATH = '/label'

/** Anchor of the comments below an article. */
export const COMMENTS_ANCHOR = 'comments'

export function articleHref(id: string): string {
  return `/article/${id}`
}

export function articleEditHref(id?: string): string {
  return id === undefined ? '/article/edit' : `/article/edit?id=${id}`
}

/** Goes on with an unfinished text. */
export function draftHref(draftId: string): string {
  return `/article/edit?draft=${draftId}`
}

export function columnHref(id: string): string {
  return `/column/${id}`
}

export function labelHref(id: string): string {
  return `/label/${id}`
}

/** One's own article, whatever its state; a private one has no other page. */
export function ownArticleHref(id: string): string {
  return `/article/${id}/own`
}

/** What has a feed of its own. */
export const SYNDICATION_KINDS = ['site', 'user', 'column', 'label'] as const
export type SyndicationKind = (typeof SYNDICATION_KINDS)[number]

/** The feed of something, beside its page: `/column/1/rss.xml`; the site's needs no id. */
export function syndicationHref(kind: SyndicationKind, id: string, format: 'rss' | 'atom'): string {
  return kind === 'site' ? `/${format}.xml` : `/${kind}/${id}/${format}.xml`
}

/** A channel is a category shown on the home page; without an id it is the home page itself. */
export function channelHref(id?: string): string {
  return id === undefined ? HOME_PATH : `/${id}`
}

/** Later pages of all articles, for readers without scripts and for crawlers; page 1 is the list itself. */
export function articlesPageHref(page: number): string {
  return page <= 1 ? ARTICLES_PATH : `${ARTICLES_PATH}/page/${page}`
}
