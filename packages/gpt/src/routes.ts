export const GPT_HREF = '/gpt'

/** Names in the query: the conversation that is open, and the article that a new one is about. */
export const QUERY = { talk: 'c', article: 'article' } as const

/** A conversation. */
export function talkHref(id: string): string {
  return `${GPT_HREF}?${QUERY.talk}=${encodeURIComponent(id)}`
}

/** A new conversation about an article. */
export function askArticleHref(articleId: string): string {
  return `${GPT_HREF}?${QUERY.article}=${encodeURIComponent(articleId)}`
}

/** The article itself. */
export function articleHref(id: string): string {
  return `/article/${encodeURIComponent(id)}`
}
