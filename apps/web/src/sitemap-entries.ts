import { articleHref } from '@mozhan/article'
import { createServerApi, siteConfig } from '@mozhan/session/server'
import type { MetadataRoute } from 'next'
import { isBuilding } from './env.ts'
import { pathOf } from './routes.ts'

/** Pages of 50 that are walked: the newest two thousand articles. */
const MOST_PAGES = 40
const PAGE_SIZE = 50
const FIXED = [
  pathOf('index'),
  pathOf('article'),
  pathOf('column'),
  pathOf('label'),
  pathOf('history'),
]

/** What search engines are told about: the fixed screens and the newest articles. */
export async function sitemapEntries(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = siteConfig()
  const entries: MetadataRoute.Sitemap = FIXED.map((path) => ({ url: siteUrl + path }))
  if (isBuilding()) return entries
  const api = createServerApi({ tags: ['articles'] })
  let cursor: string | undefined
  for (let current = 1; current <= MOST_PAGES; current++) {
    const body = { current, size: PAGE_SIZE, cursor }
    const { records, next } = await api.article.listArticles({ body })
    for (const { id, updateDate } of records) {
      entries.push({ url: siteUrl + articleHref(id), lastModified: updateDate })
    }
    if (!next || records.length === 0) break
    cursor = next
  }
  return entries
}
