import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client.ts'
import { comments } from '../../../platform/db/schema/index.ts'
import { lockTarget } from '../../../platform/targets/targets.ts'
import { renderComment } from '../../../platform/text/render-comment.ts'
import { addToCount } from '../../comment/index.ts'
import { getVisibleTarget } from '../../reaction/index.ts'
import { copy } from '../copy.ts'
import { commentHead } from '../heads.ts'
import { findTargetIds, resolveKey, storeKey } from '../keys.ts'
import { type Importer, outcomeOf, parseHead, skip } from './importer.ts'

/** Imports a comment if its target and its parent exist here. Sends no notices, because the text is old. */
export const importComment: Importer = async (context, userId, entry) => {
  const head = parseHead(commentHead, entry.head)
  const { db } = context
  const type = head.resource === undefined ? 'article' : 'resource'
  const key = (head.resource ?? head.article)?.id ?? '0'
  const targetIds = await findTargetIds(db, userId, type, key)
  const parentId =
    head.replyTo === undefined ? null : await resolveKey(db, userId, 'comment', head.replyTo)
  const id = entry.existingId ?? context.createId()
  const { htmlContent, htmlVersion } = await renderComment(context, id, entry.body, userId)
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const parent = parentId === null ? undefined : await getParent(tx, type, parentId)
    if (parentId !== null && parent === undefined) return skip(copy.missingParent)
    const targetId =
      parent === undefined ? targetIds[0] : targetIds.find((it) => it === parent.targetId)
    if (targetId === undefined) return skip(copy.missingParent)
    const target = { type, id: targetId } as const
    await lockTarget(tx, target)
    const seen = await getVisibleTarget(tx, { id: userId }, target)
    if (seen === undefined) return skip(copy.missingTarget)
    const values = { userId, content: entry.body, htmlContent, htmlVersion, createDate: head.date }
    await tx
      .insert(comments)
      .values({
        ...{ ...values, id, parentId, targetType: type, targetId: target.id },
        rootId: parent?.rootId ?? parentId,
      })
      .onConflictDoUpdate({ target: comments.id, set: values })
    if (entry.existingId === undefined) await addToCount(tx, target, 1)
    await storeKey(tx, userId, 'comment', head.id, id)
    unit.invalidate(seen.tag)
    return outcomeOf(entry)
  })
}

async function getParent(
  tx: Database,
  type: string,
  id: string,
): Promise<{ targetId: string; rootId: string | null } | undefined> {
  const [parent] = await tx
    .select({ targetId: comments.targetId, rootId: comments.rootId })
    .from(comments)
    .where(and(eq(comments.id, id), eq(comments.targetType, type), isNull(comments.deleteDate)))
  return parent
}
