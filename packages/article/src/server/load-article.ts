import 'server-only'
import { RENDERER_VERSION, renderMarkdown } from '@mozhan/markdown'
import { createServerApi, isBuilding, isMissing } from '@mozhan/session/server'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { type ArticleDetail, toArticleDetail } from '../model/article-detail.ts'
import { isPageId } from '../model/ids.ts'

export interface LoadedArticle {
  article: ArticleDetail
  /** The text, made and sanitised by our renderer. */
  html: string
}

/** An article with its text; undefined when there is none that a visitor may see. */
export const findArticle = cache(async (id: string): Promise<LoadedArticle | undefined> => {
  if (!isPageId(id) || isBuilding()) return undefined
  try {
    const api = createServerApi({ tags: [`article:${id}`] })
    const wire = await api.article.getArticle({ params: { id } })
    // Only HTML that our renderer made is trusted; anything else is made anew, once per cached page.
    if (wire.htmlVersion === RENDERER_VERSION && wire.htmlContent) {
      return { article: toArticleDetail(wire), html: wire.htmlContent }
    }
    const { html, toc, minutes } = await renderMarkdown(wire.mdContent ?? '')
    return { article: toArticleDetail({ ...wire, toc, minutes }), html }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
})

/** As `findArticle`, but what doesn't exist becomes a 404 page. */
export async function loadArticle(id: string): Promise<LoadedArticle> {
  return (await findArticle(id)) ?? notFound()
}
