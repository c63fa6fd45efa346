import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown/text'
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { messageActors, messages } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Target } from '../../platform/targets/targets.ts'
import type { Unit } from '../../platform/unit/unit.ts'
import { copy } from './copy.ts'
import { describeTarget } from './describe-target.ts'
import { getSettings } from './settings.ts'

/** Maximum graphemes of a quoted text in a notice. */
const MAX_QUOTE_LENGTH = 200

export interface DiscussionPost {
  /** The comment, answer or reply. */
  readonly id: string
  readonly from: string
  /** Plain text, without Markdown. */
  readonly text: string
  /** What was commented on or answered. */
  readonly target: Target<'article' | 'question' | 'resource'>
  readonly ownerId: string
  /** Whether a user may read the target. */
  readonly canRead: (userId: string) => boolean | Promise<boolean>
  /** Author of the parent, for a reply. */
  readonly answered: string | undefined
  /** Ids of the mentioned users. */
  readonly mentioned: readonly string[]
}

/**
 * Adds the notices about a comment, an answer or a reply, at most one per user and only for users who may read it: for the
 * author of the parent, or else the owner of the target, and for mentioned users. A reply to an own post notifies the owner.
 */
export async function addDiscussionNotices(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  post: DiscussionPost,
): Promise<void> {
  const { comment, reply } = MESSAGE_TYPE
  const kinds = new Map<string, Pick<typeof messages.$inferInsert, 'type' | 'isMention'>>()
  if (post.answered === undefined || post.answered === post.from)
    kinds.set(post.ownerId, { type: comment })
  else kinds.set(post.answered, { type: reply, isMention: 0 })
  for (const userId of post.mentioned)
    if (!kinds.has(userId)) kinds.set(userId, { type: reply, isMention: 1 })
  kinds.delete(post.from)
  for (const [userId, kind] of kinds) {
    if (!(await post.canRead(userId))) continue
    const settings = await getSettings(unit.db, userId)
    if (!(kind.type === comment ? settings.comment : settings.reply)) continue
    const { from: fromId, id: sourceId } = post
    const row = {
      ...kind,
      userId,
      fromId,
      sourceId,
      content: cutText(post.text.replace(/\s+/g, ' '), MAX_QUOTE_LENGTH, '…'),
    }
    await insert(context, unit, post.target, row)
  }
}

/** Notifies the author of an answer that it was accepted. */
export async function addAcceptedNotice(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  {
    id,
    from,
    to,
    target,
  }: Pick<DiscussionPost, 'id' | 'from' | 'target'> & { readonly to: string },
): Promise<void> {
  if (from === to || !(await getSettings(unit.db, to)).system) return
  const row = { userId: to, type: MESSAGE_TYPE.system, sourceId: id, content: copy.accepted }
  await insert(context, unit, target, row)
}

/** Withdraws the notices about a comment, an answer or a reply. @param type only notices of this type */
export async function withdrawNotices(unit: Unit, sourceId: string, type?: number): Promise<void> {
  const withdrawn = await unit.db
    .delete(messages)
    .where(
      and(
        eq(messages.sourceId, sourceId),
        inArray(messages.type, type === undefined ? [...Object.values(MESSAGE_TYPE)] : [type]),
      ),
    )
    .returning({ userId: messages.userId })
  for (const { userId } of withdrawn) unit.notify(userId)
}

/**
 * Withdraws all notices about a target that is no longer visible, and about posts on it. Letters have no target.
 * @param ownerId keeps its notices; the target is hidden from all other users
 */
export async function withdrawTargetNotices(
  unit: Unit,
  { type, id }: DiscussionPost['target'],
  ownerId?: string,
): Promise<void> {
  const withdrawn = await unit.db
    .delete(messages)
    .where(
      and(
        eq(messages.targetType, type),
        eq(messages.targetId, id),
        ownerId === undefined ? undefined : ne(messages.userId, ownerId),
      ),
    )
    .returning({ id: messages.id, userId: messages.userId })
  if (withdrawn.length === 0) return
  const ids = withdrawn.map((message) => message.id)
  await unit.db.delete(messageActors).where(sql`message_id = any(${sql.param(ids)}::bigint[])`)
  for (const { userId } of withdrawn) unit.notify(userId)
}

async function insert(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  target: DiscussionPost['target'],
  row: Pick<
    typeof messages.$inferInsert,
    'userId' | 'fromId' | 'type' | 'isMention' | 'sourceId' | 'content'
  >,
): Promise<void> {
  const { title } = await describeTarget(unit.db, target)
  await unit.db.insert(messages).values({
    ...row,
    id: context.createId(),
    targetType: target.type,
    targetId: target.id,
    title,
    createDate: context.clock(),
  })
  unit.notify(row.userId)
}
