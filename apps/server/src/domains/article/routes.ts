import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { getColumn } from '../column/index.ts'
import { createArticle, deleteArticle, updateArticle } from './commands.ts'
import { copy } from './copy.ts'
import {
  listArticles,
  listHotArticles,
  listLatestArticles,
  listPopularArticles,
} from './list-articles.ts'
import { listColumnArticles } from './list-column-articles.ts'
import { listUserArticles } from './list-own-articles.ts'
import { presentArticle } from './present.ts'
import { getArticleState } from './queries.ts'
import { readArticle } from './read-article.ts'
import { createSummarize } from './summarize.ts'
import { canReadArticle } from './visibility.ts'

export function articleRoutes({ mount, context }: Router): void {
  const { article } = contract
  const { db } = context
  const summarize = createSummarize(context)

  mount(article.listArticles, ({ body }) => listArticles(context, body))
  mount(article.findArticles, async ({ body, viewer }) => {
    const { columnId } = body
    // A private column is visible to its owner only, although its articles are public.
    const isHidden = columnId !== undefined && !(await getColumn(db, viewer, columnId))
    return isHidden ? toPage(body, { total: 0 }, []) : listArticles(context, body)
  })
  mount(article.listHotArticles, () => listHotArticles(context))
  mount(article.listPopularArticles, ({ params }) => listPopularArticles(context, params.n))
  mount(article.listLatestArticles, ({ params }) => listLatestArticles(context, params.n))
  mount(article.listUserArticles, ({ body, viewer }) => listUserArticles(context, viewer, body))

  mount(article.getArticle, async ({ params, viewer }) => {
    const row = await readArticle(context, params.id)
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

  mount(article.listColumnArticles, ({ params, viewer }) =>
    listColumnArticles(context, viewer, params.id),
  )

  mount(article.createArticle, ({ body, viewer }) => createArticle(context, viewer, body))
  mount(article.updateArticle, ({ body, viewer }) => updateArticle(context, viewer, body))
  mount(article.deleteArticle, async ({ params, viewer }) => {
    await deleteArticle(context, viewer, params.id)
    return null
  })

  mount(article.getSummary, ({ body, viewer, request }) => {
    const caller = { address: context.readClientAddress(request), user: viewer.id }
    const text = body?.content ?? body?.mdContent ?? ''
    return summarize(caller, { text, title: body?.title })
  })
}
