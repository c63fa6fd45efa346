import 'server-only'
import { articlePage, userPage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import type { ArticleDetail } from '../model/article-detail.ts'
import { toScriptText, toStructuredData } from '../model/structured-data.ts'

export interface StructuredDataProps {
  article: ArticleDetail
}

/** Structured data of an article (schema.org). */
export function StructuredData({ article }: StructuredDataProps) {
  const { siteName, siteUrl } = siteConfig()
  const absolute = (path: string) => new URL(path, siteUrl).href
  const data = toStructuredData({
    url: absolute(articlePage.href({ id: article.id })),
    title: article.title,
    summary: article.summary,
    imageUrl: article.imageUrl && absolute(article.imageUrl),
    author: { name: article.author.name, url: absolute(userPage.href({ id: article.author.id })) },
    publisher: siteName,
    published: article.published,
    modified: article.modified,
    labels: article.labels.map(({ name }) => name),
    likes: article.likes,
    comments: article.comments,
  })
  return (
    // Data, not executable script; `<` is escaped.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toScriptText(data) }} />
  )
}
