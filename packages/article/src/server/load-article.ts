import 'server-only'
import { isPageId } from '@mozhan/routes'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type RenderedArticle, renderArticle } from './render-article.ts'

/** An article with its text, once per cached page; undefined when there is none that a visitor may see. */
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

/** As `findArticle`, but what doesn't exist becomes a 404 page. */
export async function loadArticle(id: string): Promise<RenderedArticle> {
  return (await findArticle(id)) ?? notFound()
}
