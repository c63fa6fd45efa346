import { articleHref } from '@mozhan/article'
import { questionHref } from '@mozhan/question'
import { resourceHref } from '@mozhan/resource'
import { createServerApi, siteConfig } from '@mozhan/session/server'
import type { MetadataRoute } from 'next'
import { isBuilding } from './env.ts'
import { pathOf } from './routes.ts'

/** Pages of 50 that are walked: the newest two thousand articles, and as many questions and resources. */
const MOST_PAGES = 40
const PAGE_SIZE = 50
const FIXED = [
  pathOf('index'),
  pathOf('article'),
  pathOf('column'),
  pathOf('label'),
  pathOf('question'),
  pathOf('resource-list'),
  pathOf('history'),
]

interface PageOf {
  records: readonly { id: string; updateDate?: string | undefined }[]
  next?: string | undefined
}

/** What search engines are told about: the fixed screens, the newest articles, questions and resources. */
export async function sitemapEntries(): Promise<MetadataRoute.Sitemap> {
  const { siteUrl } = siteConfig()
  const entries: MetadataRoute.Sitemap = FIXED.map((path) => ({ url: siteUrl + path }))
  if (isBuilding()) return entries
  const { article, question, resource } = createServerApi({
    tags: ['articles', 'questions', 'resources'],
  })
  const articles = await walk((body) => article.listArticles({ body }))
  const questions = await walk((body) => question.listNewQuestions({ body }))
  const resources = await walk((body) => resource.findResources({ body }))
  const toEntry = (href: (id: string) => string) => (row: PageOf['records'][number]) => ({
    url: siteUrl + href(row.id),
    lastModified: row.updateDate,
  })
  return [
    ...entries,
    ...articles.map(toEntry(articleHref)),
    ...questions.map(toEntry(questionHref)),
    ...resources.map(toEntry(resourceHref)),
  ]
}

async function walk(
  ask: (body: { current: number; size: number; cursor?: string }) => Promise<PageOf>,
): Promise<PageOf['records'][number][]> {
  const found: PageOf['records'][number][] = []
  let cursor: string | undefined
  for (let current = 1; current <= MOST_PAGES; current++) {
    const { records, next } = await ask({ current, size: PAGE_SIZE, cursor })
    found.push(...records)
    if (!next || records.length === 0) break
    cursor = next
  }
  return found
}
