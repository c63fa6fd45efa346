import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { RENDERER_VERSION } from '@mozhan/markdown'
import { and, asc, eq, gt, isNotNull, isNull, ne, or } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { answers, articles, comments, questions } from '../db/schema/index.ts'
import { indexDocument } from '../search/index-document.ts'
import { indexText } from '../search/index-text.ts'
import { commit } from '../unit/commit.ts'
import { renderComment } from './render-comment.ts'
import { renderContent } from './render-content.ts'

const BATCH = 20
/** On whose behalf texts are rendered again. */
const OWNER = 'render-outdated'

/**
 * Renders again what an older renderer has made, in the background and in small batches. Reading never
 * renders: until its turn comes, a text is shown as it was.
 */
export async function renderOutdated(context: AppContext, signal: AbortSignal): Promise<number> {
  let rendered = 0
  for (const kind of [articleTexts, questionTexts, answerTexts, commentTexts]) {
    let last = '0'
    while (!signal.aborted) {
      const batch = await kind.find(context, last)
      if (batch.length === 0) break
      for (const row of batch) {
        if (signal.aborted) return rendered
        last = row.id
        try {
          await kind.render(context, row)
          rendered += 1
        } catch (error) {
          // It stays as it was, and the next start tries again.
          context.logger.error({ err: error, id: row.id }, 'text not rendered again')
        }
      }
    }
  }
  if (rendered > 0) context.logger.info({ rendered, RENDERER_VERSION }, 'texts rendered again')
  return rendered
}

interface Text {
  readonly id: string
  readonly mdContent: string
}

interface TextKind {
  find(context: AppContext, after: string): Promise<Text[]>
  /** Stores the new HTML unless the text was changed meanwhile; its new HTML is right already. */
  render(context: AppContext, text: Text): Promise<void>
}

const articleTexts: TextKind = {
  find: ({ db }, after) =>
    db
      .select({ id: articles.id, mdContent: articles.mdContent })
      .from(articles)
      .where(and(gt(articles.id, after), ne(articles.htmlVersion, RENDERER_VERSION)))
      .orderBy(asc(articles.id))
      .limit(BATCH),
  async render(context, { id, mdContent }) {
    const content = await renderContent(context, mdContent, { owner: OWNER })
    const indexed = await indexText(context, content, OWNER)
    await commit(context, async (tx, stale) => {
      const rows = await tx
        .update(articles)
        .set(content)
        .where(and(eq(articles.id, id), eq(articles.mdContent, mdContent)))
        .returning({ id: articles.id })
      if (rows.length > 0) await indexDocument(tx, SEARCH_TYPE.article, id, indexed)
      stale.add(`article:${id}`)
    })
  },
}

const questionTexts: TextKind = {
  find: ({ db }, after) =>
    db
      .select({ id: questions.id, mdContent: questions.mdContent })
      .from(questions)
      .where(and(gt(questions.id, after), ne(questions.htmlVersion, RENDERER_VERSION)))
      .orderBy(asc(questions.id))
      .limit(BATCH),
  async render(context, { id, mdContent }) {
    const { minutes: _minutes, ...content } = await renderContent(context, mdContent, {
      owner: OWNER,
    })
    const indexed = await indexText(context, content, OWNER)
    await commit(context, async (tx, stale) => {
      const rows = await tx
        .update(questions)
        .set(content)
        .where(and(eq(questions.id, id), eq(questions.mdContent, mdContent)))
        .returning({ id: questions.id })
      if (rows.length > 0) await indexDocument(tx, SEARCH_TYPE.question, id, indexed)
      stale.add(`question:${id}`)
    })
  },
}

const answerTexts: TextKind = {
  async find({ db }, after) {
    const rows = await db
      .select({ id: answers.id, mdContent: answers.mdContent })
      .from(answers)
      .where(
        and(
          gt(answers.id, after),
          isNotNull(answers.mdContent),
          ne(answers.htmlVersion, RENDERER_VERSION),
        ),
      )
      .orderBy(asc(answers.id))
      .limit(BATCH)
    return rows.map((row) => ({ id: row.id, mdContent: row.mdContent ?? '' }))
  },
  async render(context, { id, mdContent }) {
    const { htmlContent, htmlVersion } = await renderContent(context, mdContent, {
      owner: OWNER,
      idPrefix: `a${id}-`,
    })
    await context.db
      .update(answers)
      .set({ htmlContent, htmlVersion })
      .where(and(eq(answers.id, id), eq(answers.mdContent, mdContent)))
  },
}

const commentTexts: TextKind = {
  find: ({ db }, after) =>
    db
      .select({ id: comments.id, mdContent: comments.content })
      .from(comments)
      .where(
        and(
          gt(comments.id, after),
          isNull(comments.deleteDate),
          or(isNull(comments.htmlVersion), ne(comments.htmlVersion, RENDERER_VERSION)),
        ),
      )
      .orderBy(asc(comments.id))
      .limit(BATCH),
  async render(context, { id, mdContent }) {
    const { htmlContent, htmlVersion } = await renderComment(context, id, mdContent, OWNER)
    await commit(context, async (tx, stale) => {
      const rendered = await tx
        .update(comments)
        .set({ htmlContent, htmlVersion })
        .where(and(eq(comments.id, id), eq(comments.content, mdContent)))
        .returning({ type: comments.targetType, target: comments.targetId })
      for (const { type, target } of rendered) stale.add(`${type}:${target}`)
    })
  },
}
