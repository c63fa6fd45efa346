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

/** What a notice keeps of a long text, in signs. */
const MAX = 200

export interface Talk {
  /** The comment, answer or reply. */
  readonly id: string
  readonly from: string
  readonly text: string
  /** What it stands under. */
  readonly target: Target<'article' | 'question' | 'resource'>
  readonly ownerId: string
  /** Whether a user may read what it stands under. */
  readonly canRead: (userId: string) => boolean | Promise<boolean>
  /** Whose words it replies to. */
  readonly answered: string | undefined
  /** Who is called by name in it. */
  readonly mentioned: readonly string[]
}

/**
 * Tells about a comment, an answer or a reply those who may see it, each person once: whose words are replied to, else
 * whose thing it stands under; and who is called by name. Who goes on after their own words speaks to the owner.
 */
export async function addTalkNotices(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  talk: Talk,
): Promise<void> {
  const { comment, reply } = MESSAGE_TYPE
  const kinds = new Map<string, typeof comment | typeof reply>()
  if (talk.answered === undefined || talk.answered === talk.from) kinds.set(talk.ownerId, comment)
  else kinds.set(talk.answered, reply)
  for (const userId of talk.mentioned) if (!kinds.has(userId)) kinds.set(userId, reply)
  kinds.delete(talk.from)
  for (const [userId, type] of kinds) {
    if (!(await talk.canRead(userId))) continue
    const settings = await getSettings(unit.db, userId)
    if (!(type === comment ? settings.comment : settings.reply)) continue
    const { from: fromId, id: sourceId } = talk
    const row = { userId, fromId, type, sourceId, content: cutText(talk.text, MAX, '…') }
    await insert(context, unit, talk.target, row)
  }
}

/** Tells the writer of an answer that it was accepted. */
export async function addAcceptedNotice(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  { id, from, to, target }: Pick<Talk, 'id' | 'from' | 'target'> & { readonly to: string },
): Promise<void> {
  if (from === to || !(await getSettings(unit.db, to)).system) return
  const row = { userId: to, type: MESSAGE_TYPE.system, sourceId: id, content: copy.accepted }
  await insert(context, unit, target, row)
}

/** Takes back what was told about a comment, an answer or a reply. @param type only notices of this kind */
export async function withdrawNotices(unit: Unit, sourceId: string, type?: number): Promise<void> {
  const gone = await unit.db
    .delete(messages)
    .where(
      and(
        eq(messages.sourceId, sourceId),
        inArray(messages.type, type === undefined ? [...Object.values(MESSAGE_TYPE)] : [type]),
      ),
    )
    .returning({ userId: messages.userId })
  for (const { userId } of gone) unit.notify(userId)
}

/**
 * Takes back what was told about a thing that is gone, and what stands under it. Letters name no thing.
 * @param ownerId keeps theirs: the thing is gone for everybody else
 */
export async function withdrawNoticesOf(
  unit: Unit,
  { type, id }: Talk['target'],
  ownerId?: string,
): Promise<void> {
  const gone = await unit.db
    .delete(messages)
    .where(
      and(
        eq(messages.targetType, type),
        eq(messages.targetId, id),
        ownerId === undefined ? undefined : ne(messages.userId, ownerId),
      ),
    )
    .returning({ id: messages.id, userId: messages.userId })
  if (gone.length === 0) return
  const ids = gone.map((message) => message.id)
  await unit.db.delete(messageActors).where(sql`message_id = any(${sql.param(ids)}::bigint[])`)
  for (const { userId } of gone) unit.notify(userId)
}

async function insert(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  target: Talk['target'],
  row: Pick<typeof messages.$inferInsert, 'userId' | 'fromId' | 'type' | 'sourceId' | 'content'>,
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
