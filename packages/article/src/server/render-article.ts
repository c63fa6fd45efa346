import 'server-only'
import type { Article } from '@mozhan/api-client/contract'
import { isRendererVersion, renderForPage } from '@mozhan/markdown'
import { siteConfig } from '@mozhan/session/server'
import { type ArticleDetail, toArticleDetail } from '../model/article-detail.ts'

export interface RenderedArticle {
  article: ArticleDetail
  /** The text, made and sanitised by our renderer. */
  html: string
}

/** An article with its text. Only HTML that our renderer made is trusted; anything else is made anew. */
export async function renderArticle(wire: Article): Promise<RenderedArticle> {
  if (isRendererVersion(wire.htmlVersion) && wire.htmlContent) {
    return { article: toArticleDetail(wire), html: wire.htmlContent }
  }
  const { html, toc, minutes } = await renderForPage(wire.mdContent ?? '', siteConfig())
  return { article: toArticleDetail({ ...wire, toc, minutes }), html }
}
