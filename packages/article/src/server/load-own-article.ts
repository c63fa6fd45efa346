import 'server-only'
import { isApiError } from '@mozhan/api-client'
import type { Article } from '@mozhan/api-client/contract'
import { isPageId } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'

/** Code with which the API says that there is no such thing. */
const NOT_FOUND = 404

/** An article of the one who asks, whatever its state; anything else is a 404 page. */
export const loadOwnArticle = cache(async (id: string): Promise<Article> => {
  const { api, me } = await requireSession()
  if (!isPageId(id)) notFound()
  const article = await redirectOnFailure(async () => {
    try {
      return await api.article.getArticle({ params: { id } })
    } catch (error) {
      if (isApiError(error) && error.code === NOT_FOUND) return undefined
      throw error
    }
  })
  return article?.userId === me.id ? article : notFound()
})
