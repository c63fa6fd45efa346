/** Input of the structured data of an article (schema.org BlogPosting). URLs are absolute. */
export interface ArticleFacts {
  url: string
  title: string
  summary: string
  imageUrl?: string
  author: { name: string; url: string }
  publisher: string
  published?: string
  modified?: string
  labels: readonly string[]
  likes: number
  comments: number
}

/** JSON-LD of an article. */
export function toStructuredData(facts: ArticleFacts): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    mainEntityOfPage: facts.url,
    url: facts.url,
    headline: facts.title,
    description: facts.summary || undefined,
    image: facts.imageUrl,
    inLanguage: 'zh-CN',
    author: { '@type': 'Person', name: facts.author.name, url: facts.author.url },
    publisher: { '@type': 'Organization', name: facts.publisher },
    datePublished: facts.published,
    dateModified: facts.modified,
    keywords: facts.labels.length > 0 ? facts.labels.join(',') : undefined,
    interactionStatistic: [
      {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/LikeAction',
        userInteractionCount: facts.likes,
      },
    ],
    commentCount: facts.comments,
  }
}

/** Text of a JSON-LD element: `<` is escaped, so that no title can close the element. */
export function toScriptText(data: Record<string, unknown>): string {
  return JSON.stringify(data)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
