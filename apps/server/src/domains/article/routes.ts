import { contract } from '@mozhan/api-client/contract'
import { toSummary } from '@mozhan/markdown'
import { DomainError } from '../../http/errors.ts'
import type { Router } from '../../http/router.ts'
import { createArticle, deleteArticle, updateArticle } from './commands.ts'
import { copy } from './copy.ts'
import { listArticles, listLatestArticles, listPopularArticles } from './list-articles.ts'
import { listUserArticles } from './list-own-articles.ts'
import { canReadArticle } from './policy.ts'
import { presentArticle, presentListedArticle } from './present.ts'
import {
  findArticlesByIds,
  findColumnArticleIds,
  getArticle,
  getArticleState,
  getFirstColumnId,
} from './queries.ts'

const SUMMARY_LENGTH = 200

export function articleRoutes({ mount, context }: Router): void {
  const { article } = contract
  const { db } = context

  mount(article.listArticles, ({ body }) => listArticles(context, body))
  mount(article.findArticles, ({ body }) => listArticles(context, body))
  mount(article.listPopularArticles, ({ params }) => listPopularArticles(context, params.n))
  mount(article.listLatestArticles, ({ params }) => listLatestArticles(context, params.n))
  mount(article.listUserArticles, ({ body, viewer }) => listUserArticles(context, viewer, body))

  mount(article.getArticle, async ({ params, viewer }) => {
    const row = await getArticle(db, params.id)
    if (row === undefined || !canReadArticle(viewer, row)) {
      throw new DomainError('notFound', copy.missing)
    }
    return presentArticle(viewer, row)
  })

  mount(article.addView, async ({ params, viewer }) => {
    const state = await getArticleState(db, params.id)
    if (state === undefined || !canReadArticle(viewer, state)) {
      throw new DomainError('refused', copy.missing)
    }
    context.views.add('article', params.id)
    return null
  })

  mount(article.listColumnArticles, async ({ params }) => {
    const direct = await findColumnArticleIds(db, params.id)
    const columnId = direct.length > 0 ? undefined : await getFirstColumnId(db, params.id)
    const ids = columnId === undefined ? direct : await findColumnArticleIds(db, columnId)
    return (await findArticlesByIds(db, ids)).map(presentListedArticle)
  })

  mount(article.createArticle, ({ body, viewer }) => createArticle(context, viewer, body))
  mount(article.updateArticle, ({ body, viewer }) => updateArticle(context, viewer, body))
  mount(article.deleteArticle, async ({ params, viewer }) => {
    await deleteArticle(context, viewer, params.id)
    return null
  })

  mount(article.getSummary, ({ body }) => {
    const text = body?.content ?? body?.mdContent ?? ''
    return toSummary(text, SUMMARY_LENGTH) || body?.title || ''
  })
}
