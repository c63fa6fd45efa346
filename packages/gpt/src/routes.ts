import { articlePage, gptPage } from '@mozhan/routes'

export const GPT_HREF = gptPage.path

/** Names in the query: the conversation that is open, and the article that a new one is about. */
export const QUERY = { talk: 'c', article: 'article' } as const

/** A conversation. */
export function talkHref(id: string): string {
  return gptPage.href({ c: id })
}

/** A new conversation about an article. */
export function askArticleHref(articleId: string): string {
  return gptPage.href({ article: articleId })
}

/** The article itself. */
export function articleHref(id: string): string {
  return articlePage.href({ id })
}
