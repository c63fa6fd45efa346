import { articlePage, columnPage } from '../article.ts'
import { isPageId } from '../page-id.ts'
import { questionPage } from '../question.ts'
import { resourcePage } from '../resource.ts'
import { userPage } from '../user-page.ts'

/** Routes whose pages are listed in parts of the site map. */
export const SITEMAP_ROUTES = {
  article: articlePage,
  question: questionPage,
  column: columnPage,
  resource: resourcePage,
  user: userPage,
} as const

export type SitemapKind = keyof typeof SITEMAP_ROUTES
export const SITEMAP_KINDS = Object.keys(SITEMAP_ROUTES) as SitemapKind[]

/** The name of a part: its kind and its first possible id. */
export function toSitemapPart(kind: SitemapKind, from: string): string {
  return `${kind}-${from}`
}

/** Parses the file name of a part; undefined if it is invalid. */
export function parseSitemapPart(file: string): { kind: SitemapKind; from: string } | undefined {
  const [name = '', from = ''] = /^([a-z]+-\d+)\.xml$/.exec(file)?.[1]?.split('-') ?? []
  const kind = SITEMAP_KINDS.find((each) => each === name)
  return kind && isPageId(from) ? { kind, from } : undefined
}
