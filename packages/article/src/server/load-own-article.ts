import 'server-only'
import { isApiError } from '@mozhan/api-client'
import type { Article } from '@mozhan/api-client/contract'
import { isPageId } from '@mozhan/routes'
import { redirectOnFailure, requireSession } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'

/** API code for a missing entry. */
const NOT_FOUND = 404

/** Loads an article of the signed-in user in any state; throws Next's 404 for others. */
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
