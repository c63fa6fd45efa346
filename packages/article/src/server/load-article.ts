import 'server-only'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type RenderedArticle, renderArticle } from './render-article.ts'

/** Loads a public article with its text, once per cached page; undefined if there is none. */
export const findArticle = cache(async (id: string): Promise<RenderedArticle | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`article:${id}`] })
    return await renderArticle(await api.article.getArticle({ params: { id } }))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** Like `findArticle`, but throws Next's 404 if there is none. */
export async function loadArticle(id: string): Promise<RenderedArticle> {
  return (await findArticle(id)) ?? notFound()
}
