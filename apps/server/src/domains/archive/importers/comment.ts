import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../../platform/db/client.ts'
import { comments } from '../../../platform/db/schema/index.ts'
import { lockTarget } from '../../../platform/targets/targets.ts'
import { renderComment } from '../../../platform/text/render-comment.ts'
import { addToCount } from '../../comment/index.ts'
import { getSeenTarget } from '../../reaction/index.ts'
import { copy } from '../copy.ts'
import { commentHead } from '../heads.ts'
import { keepKey, readKey, readMeanings } from '../keys.ts'
import { type Importer, outcomeOf, parseHead, skip } from './importer.ts'

/** Keeps a comment, where what it is about and what it replies to stand here. Nobody gets a notice of old words. */
export const importComment: Importer = async (context, userId, entry) => {
  const head = parseHead(commentHead, entry.head)
  const { db } = context
  const type = head.resource === undefined ? 'article' : 'resource'
  const key = (head.resource ?? head.article)?.id ?? '0'
  const places = await readMeanings(db, userId, type, key)
  const parentId =
    head.replyTo === undefined ? null : await readKey(db, userId, 'comment', head.replyTo)
  const id = entry.known ?? context.createId()
  const { htmlContent, htmlVersion } = await renderComment(context, id, entry.body, userId)
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const parent = parentId === null ? undefined : await getParent(tx, type, parentId)
    if (parentId !== null && parent === undefined) return skip(copy.missingParent)
    const place = parent === undefined ? places[0] : places.find((it) => it === parent.targetId)
    if (place === undefined) return skip(copy.missingParent)
    const target = { type, id: place } as const
    await lockTarget(tx, target)
    const seen = await getSeenTarget(tx, { id: userId }, target)
    if (seen === undefined) return skip(copy.missingTarget)
    const values = { userId, content: entry.body, htmlContent, htmlVersion, createDate: head.date }
    await tx
      .insert(comments)
      .values({
        ...{ ...values, id, parentId, targetType: type, targetId: target.id },
        rootId: parent?.rootId ?? parentId,
      })
      .onConflictDoUpdate({ target: comments.id, set: values })
    if (entry.known === undefined) await addToCount(tx, target, 1)
    await keepKey(tx, userId, 'comment', head.id, id)
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
