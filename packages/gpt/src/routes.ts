import { articlePage, gptPage } from '@mozhan/routes'

export const GPT_HREF = gptPage.path

/** Parameters of the query: the open conversation, and the article of a new one. */
export const QUERY = { conversation: 'c', article: 'article' } as const

/** Address of a conversation. */
export function conversationHref(id: string): string {
  return gptPage.href({ c: id })
}

/** Address of a new conversation about an article. */
export function askArticleHref(articleId: string): string {
  return gptPage.href({ article: articleId })
}

/** Address of an article. */
export function articleHref(id: string): string {
  return articlePage.href({ id })
}
