import { articlePage, columnPage } from '../article.ts'
import { isPageId } from '../page-id.ts'
import { questionPage } from '../question.ts'
import { resourcePage } from '../resource.ts'
import { userPage } from '../user-page.ts'

/** What stands in the site map by the thousands, part by part. */
export const SITEMAP_ROUTES = {
  article: articlePage,
  question: questionPage,
  column: columnPage,
  resource: resourcePage,
  user: userPage,
} as const

export type SitemapKind = keyof typeof SITEMAP_ROUTES
export const SITEMAP_KINDS = Object.keys(SITEMAP_ROUTES) as SitemapKind[]

/** The name of a part: its kind and the first id that it may hold. */
export function toSitemapPart(kind: SitemapKind, from: string): string {
  return `${kind}-${from}`
}

/** The kind and the first id in the name of a part's file; undefined where there is no such file. */
export function parseSitemapPart(file: string): { kind: SitemapKind; from: string } | undefined {
  const [name = '', from = ''] = /^([a-z]+-\d+)\.xml$/.exec(file)?.[1]?.split('-') ?? []
  const kind = SITEMAP_KINDS.find((each) => each === name)
  return kind && isPageId(from) ? { kind, from } : undefined
}
