'use client'

import { useApi } from '@mozhan/session/client'
import { useReaderData } from '@mozhan/ui/client'

/** Number of offered articles. */
const MAX_TITLES = 4

/**
 * Titles of articles that the assistant can quote on a site without a language model. Undefined while that is unknown, and on a
 * site with a model. Another back end may not report its assistant.
 * @param isNeeded whether to load them
 */
export function useSiteTitles(isNeeded: boolean): readonly string[] | undefined {
  const getApi = useApi()
  return useReaderData(isNeeded ? 'assistant' : undefined, async () => {
    const { article, conversation } = await getApi()
    const { isLanguageModel } = await conversation.getAssistant({})
    if (isLanguageModel) return undefined
    const articles = await article.listHotArticles({}).catch(() => [])
    return articles.slice(0, MAX_TITLES).map(({ title }) => title)
  })
}
