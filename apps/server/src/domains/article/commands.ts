import { ARTICLE_STATUS } from '@mozhan/api-client/contract'
import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { eq, sql } from 'drizzle-orm'
import { addToWriterSums, sumColumnViews } from '../../platform/counts/sums.ts'
import { checkUnchanged } from '../../platform/db/check-unchanged.ts'
import type { Database } from '../../platform/db/client.ts'
import { articles } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { type IndexingContext, indexText } from '../../platform/search/index-text.ts'
import { checkShown } from '../../platform/text/check-shown.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import { toOptionalText } from '../../platform/text/to-optional-text.ts'
import type { WritingContext } from '../../platform/text/writing-context.ts'
import type { Unit } from '../../platform/unit/unit.ts'
import { checkLabels } from '../channel/index.ts'
import { withdrawTargetNotices } from '../message/index.ts'
import { refreshArticleFeed } from './article-feed.ts'
import { checkOrigin } from './check-origin.ts'
import { copy } from './copy.ts'
import { foundArticles } from './found-articles.ts'
import { addLabels, checkColumns, findColumnIdsOf, replaceColumns, replaceLabels } from './links.ts'
import { canEditArticle, statusAfterWriting } from './policy.ts'
import { type ArticleState, findArticleOfDraft, getArticleState } from './queries.ts'
import { isPublished } from './visibility.ts'

const NEW_ARTICLE = { isPublic: 1, kind: 'original', source: null }

/** Fields that an author sends. */
export interface ArticleDraft {
  readonly title: string
  readonly mdContent: string
  readonly summary?: string | undefined
  readonly imageUrl?: string | undefined
  readonly ispublic?: number | undefined
  readonly kind?: string | undefined
  readonly source?: string | undefined
  readonly labelIds: readonly string[]
  readonly columnIds: readonly string[]
}

/**
 * Creates an article of the viewer. Idempotent by `draftId`: a repeated request, for example after a lost response, updates
 * the article of the first one. Returns the id.
 */
export async function createArticle(
  context: WritingContext & Pick<Platform, 'clock' | 'config' | 'createId'>,
  viewer: Viewer,
  { draftId, ...draft }: ArticleDraft & { readonly draftId?: string | undefined },
): Promise<string> {
  const sourceKey = draftId === undefined ? undefined : `draft:${draftId}`
  const existingId = sourceKey && (await findArticleOfDraft(context.db, viewer.id, sourceKey))
  if (existingId) return updateArticle(context, viewer, { ...draft, id: existingId })
  const id = context.createId()
  const now = context.clock()
  const state = await toState(context, context.db, draft, NEW_ARTICLE)
  const { text, indexed } = await toText(context, viewer, draft)
  const fields = { ...state, ...text }
  const storedId = await context.inUnit(async (unit) => {
    const tx = unit.db
    await checkLabels(tx, draft.labelIds)
    await checkColumns(tx, viewer, draft.columnIds)
    const [row] = await tx
      .insert(articles)
      .values({ ...fields, id, sourceKey, userId: viewer.id, createDate: now, updateDate: now })
      // A concurrent request with the same draft created the article; this request updates it.
      .onConflictDoUpdate({
        target: [articles.userId, articles.sourceKey],
        set: { sourceKey: sql`excluded.source_key` },
      })
      .returning({ id: articles.id })
    if (row !== undefined && row.id !== id) return row.id
    await addLabels(tx, id, draft.labelIds)
    if (draft.columnIds.length > 0) await replaceColumns(tx, id, draft.columnIds)
    await refreshArticleFeed(tx, id)
    await indexDocument(tx, foundArticles, id, indexed)
    if (isPublished(fields)) addTags(unit, id, viewer.id, draft.columnIds)
    return id
  })
  return storedId === id ? id : updateArticle(context, viewer, { ...draft, id: storedId })
}

/**
 * Replaces an article of the viewer. Absent visibility, kind and source keep their values. Returns the id.
 * @param basedOn the `updateDate` of the version that was edited
 * @throws DomainError `changed` when there is a newer version
 */
export async function updateArticle(
  context: WritingContext & Pick<Platform, 'clock' | 'config'>,
  viewer: Viewer,
  {
    id,
    basedOn,
    ...draft
  }: ArticleDraft & {
    readonly id: string
    readonly basedOn?: string | undefined
  },
): Promise<string> {
  // Ownership is checked before rendering, so that a forbidden request costs no rendering.
  await getOwnArticleOrThrow(context.db, viewer, id)
  const { text, indexed } = await toText(context, viewer, draft)
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const current = await lockOwnArticle(tx, viewer, id)
    checkUnchanged(current, basedOn)
    const state = await toState(context, tx, draft, current)
    await checkLabels(tx, draft.labelIds)
    const before = await findColumnIdsOf(tx, id)
    await checkColumns(tx, viewer, draft.columnIds, before)
    addTags(unit, id, viewer.id, [...before, ...draft.columnIds])
    await tx
      .update(articles)
      .set({ ...text, ...state, updateDate: context.clock() })
      .where(eq(articles.id, id))
    await replaceLabels(tx, id, draft.labelIds)
    await replaceColumns(tx, id, draft.columnIds)
    await refreshArticleFeed(tx, id)
    await indexDocument(tx, foundArticles, id, indexed)
    if (current.isPublic === 1 && state.isPublic === 0) {
      await withdrawArticle(unit, id, viewer.id)
    }
    return id
  })
}

/** Deletes an article of the viewer; its row stays, marked as deleted. */
export async function deleteArticle(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    await lockOwnArticle(tx, viewer, id)
    const columnIds = await findColumnIdsOf(tx, id)
    addTags(unit, id, viewer.id, columnIds)
    await tx
      .update(articles)
      .set({
        status: ARTICLE_STATUS.deleted,
        // The draft may be published again, so its key is cleared; the key of an import stays.
        sourceKey: sql`nullif(${articles.sourceKey}, 'draft:' || substr(${articles.sourceKey}, 7))`,
        updateDate: context.clock(),
      })
      .where(eq(articles.id, id))
    await addToWriterSums(tx, 'article', id, -1)
    await sumColumnViews(tx, columnIds)
    await refreshArticleFeed(tx, id)
    await indexDocument(tx, foundArticles, id)
    await withdrawArticle(unit, id)
  })
}

/**
 * Withdraws the notices about an article that is no longer readable and invalidates the pages that mention it.
 * @param ownerId keeps its notices; the article is hidden from all other users
 */
export async function withdrawArticle(unit: Unit, id: string, ownerId?: string): Promise<void> {
  unit.invalidate('articles-gone')
  await withdrawTargetNotices(unit, { type: 'article', id }, ownerId)
}

/** Invalidates the pages that show an article: its own, all lists, those of its author and its columns. */
export function addTags(
  unit: Unit,
  id: string,
  userId: string,
  columnIds: readonly string[],
): void {
  for (const tag of [`article:${id}`, 'articles', `user:${userId}`]) unit.invalidate(tag)
  for (const columnId of columnIds) unit.invalidate(`column:${columnId}`)
  if (columnIds.length > 0) unit.invalidate('columns')
}

async function toText(
  context: RenderContext & IndexingContext & Pick<Platform, 'config'>,
  viewer: Viewer,
  draft: ArticleDraft,
) {
  const imageUrl = draft.imageUrl?.trim() || null
  if (imageUrl !== null && !isPictureAddress(imageUrl, context.config)) {
    throw new DomainError('refused', copy.badImage)
  }
  const content = await renderContent(context, draft.mdContent, { owner: viewer.id })
  checkShown(content)
  const summary = toOptionalText(draft.summary) ?? content.excerpt
  return {
    text: { ...content, title: draft.title.trim(), summary, imageUrl },
    indexed: await indexText(context, content, viewer.id),
  }
}

/** Fields that keep their current value where the client does not send them. */
async function toState(
  context: Pick<Platform, 'config'>,
  db: Database,
  draft: ArticleDraft,
  current: Pick<ArticleState, 'isPublic' | 'kind' | 'source'>,
) {
  const origin = await checkOrigin(db, draft, current)
  const isPublic = draft.ispublic ?? current.isPublic
  return { ...origin, isPublic, status: statusAfterWriting(isPublic, context.config.review) }
}

async function getOwnArticleOrThrow(
  db: Database,
  viewer: Viewer,
  id: string,
): Promise<ArticleState> {
  const state = await getArticleState(db, id)
  if (state === undefined) throw new DomainError('notFound', copy.missing)
  if (!canEditArticle(viewer, state)) throw new DomainError('forbidden', copy.notYours)
  return state
}

async function lockOwnArticle(tx: Database, viewer: Viewer, id: string): Promise<ArticleState> {
  await tx.select({ id: articles.id }).from(articles).where(eq(articles.id, id)).for('update')
  return getOwnArticleOrThrow(tx, viewer, id)
}
