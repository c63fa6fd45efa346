import { type CommentTarget, NO_PARENT } from '@mozhan/api-client/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { isRepeatedSubmission } from '../../platform/db/is-repeated-submission.ts'
import { removeEmptyRows } from '../../platform/db/remove-empty-rows.ts'
import { comments } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockTarget, tableOf } from '../../platform/targets/targets.ts'
import { checkShown } from '../../platform/text/check-shown.ts'
import { renderComment } from '../../platform/text/render-comment.ts'
import type { RenderContext } from '../../platform/text/render-content.ts'
import { addDiscussionNotices, withdrawNotices } from '../message/index.ts'
import { getVisibleTarget } from '../reaction/index.ts'
import { copy } from './copy.ts'

export interface NewComment {
  readonly articleId: string
  readonly targetType?: CommentTarget | undefined
  readonly parentId: string
  readonly content: string
}

/** Creates a comment on an article or a resource, or a reply. Returns its id; a repeated request returns the same id. */
export async function createComment(
  context: RenderContext & Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  input: NewComment,
): Promise<string> {
  const target = { type: input.targetType ?? 'article', id: input.articleId } as const
  const content = input.content.trim()
  const id = context.createId()
  const { mentions, searchText, ...rendered } = await renderComment(context, id, content, viewer.id)
  checkShown({ ...rendered, searchText })
  return context.inUnit(async (unit) => {
    const tx = unit.db
    await lockTarget(tx, target)
    const visible = await getVisibleTarget(tx, viewer, target)
    if (visible === undefined) throw new DomainError('refused', copy.missingTarget[target.type])
    const parentId = input.parentId === NO_PARENT ? null : input.parentId
    const parent = parentId === null ? undefined : await getParentOrThrow(tx, target, parentId)
    const now = context.clock()
    const [repeated] = await tx
      .select({ id: comments.id })
      .from(comments)
      .where(
        and(
          isOnTarget(target),
          isRepeatedSubmission(comments, {
            userId: viewer.id,
            parentId,
            now,
            text: comments.content,
            words: content,
          }),
        ),
      )
    if (repeated !== undefined) return repeated.id
    await tx.insert(comments).values({
      id,
      parentId,
      rootId: parent?.rootId ?? parentId,
      targetType: target.type,
      targetId: target.id,
      userId: viewer.id,
      content,
      ...rendered,
      createDate: now,
    })
    await addToCount(tx, target, 1)
    await addDiscussionNotices(context, unit, {
      ...{ id, target, from: viewer.id, text: searchText },
      ownerId: visible.ownerId,
      canRead: async (userId) => (await getVisibleTarget(tx, { id: userId }, target)) !== undefined,
      answered: parent?.userId,
      mentioned: mentions.map((mention) => mention.id),
    })
    unit.invalidate(visible.tag)
    return id
  })
}

/**
 * Deletes a comment of the viewer. With replies it becomes a placeholder without text, so that the replies stay in their
 * thread. Without replies its row is removed, and so are ancestors that are placeholders without other replies. Only
 * comments with text are counted.
 */
export async function deleteComment(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const [comment] = await tx.select().from(comments).where(eq(comments.id, id))
    if (comment === undefined) throw new DomainError('refused', copy.missing)
    if (comment.userId !== viewer.id) throw new DomainError('forbidden', copy.notYours)
    const target = { type: comment.targetType as CommentTarget, id: comment.targetId }
    await lockTarget(tx, target)
    const emptied = await tx
      .update(comments)
      .set({ deleteDate: context.clock(), content: '', htmlContent: null, htmlVersion: null })
      .where(and(eq(comments.id, id), isNull(comments.deleteDate)))
      .returning({ id: comments.id })
    if (emptied.length === 0) return
    await addToCount(tx, target, -1)
    await removeEmptyRows(tx, sql`mxg_comment`, id)
    await withdrawNotices(unit, id)
    unit.invalidate(`${target.type}:${target.id}`)
  })
}

async function getParentOrThrow(
  tx: Database,
  target: { type: CommentTarget; id: string },
  parentId: string,
): Promise<{ userId: string; rootId: string | null }> {
  const [parent] = await tx
    .select({ userId: comments.userId, rootId: comments.rootId })
    .from(comments)
    .where(and(eq(comments.id, parentId), isOnTarget(target), isNull(comments.deleteDate)))
  if (parent === undefined) throw new DomainError('refused', copy.missingParent)
  return parent
}

function isOnTarget({ type, id }: { type: CommentTarget; id: string }) {
  return and(eq(comments.targetType, type), eq(comments.targetId, id))
}

/** Changes the comment count of a target. */
export async function addToCount(
  tx: Database,
  { type, id }: { type: CommentTarget; id: string },
  step: 1 | -1,
): Promise<void> {
  await tx.execute(
    sql`update ${tableOf(type)} set comment_count = comment_count + ${step} where id = ${id}`,
  )
}
