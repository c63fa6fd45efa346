import 'server-only'
import type { Article } from '@mozhan/api-client/contract'
import { isRendererVersion, renderForPage } from '@mozhan/markdown'
import { siteConfig } from '@mozhan/session/server'
import { type ArticleDetail, toArticleDetail } from '../model/article-detail.ts'

export interface RenderedArticle {
  article: ArticleDetail
  /** HTML of the text, sanitised by our renderer. */
  html: string
}

/** Converts an article of the API. Only HTML of our renderer is trusted; other text is rendered again. */
export async function renderArticle(wire: Article): Promise<RenderedArticle> {
  if (isRendererVersion(wire.htmlVersion) && wire.htmlContent) {
    return { article: toArticleDetail(wire), html: wire.htmlContent }
  }
  const { html, toc, minutes } = await renderForPage(wire.mdContent ?? '', siteConfig())
  return { article: toArticleDetail({ ...wire, toc, minutes }), html }
}
