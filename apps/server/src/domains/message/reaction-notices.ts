import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { messageActors, messages } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Target } from '../../platform/targets/targets.ts'
import type { Unit } from '../../platform/unit/unit.ts'
import { describeTarget } from './describe-target.ts'
import { getSettings } from './settings.ts'

export interface ReactionAct {
  readonly type: typeof MESSAGE_TYPE.thumhup | typeof MESSAGE_TYPE.collect
  readonly from: string
  /** Owner of the target. */
  readonly to: string
  readonly target: Target
}

/** Notifies an author about a like or a collection. All reactions of one type to one target share one notice. */
export async function addReactionNotice(
  context: Pick<Platform, 'clock' | 'createId'>,
  unit: Unit,
  act: ReactionAct,
): Promise<void> {
  const { type, from, to, target } = act
  if (from === to) return
  const settings = await getSettings(unit.db, to)
  if (!(type === MESSAGE_TYPE.thumhup ? settings.thumhup : settings.collect)) return
  const createDate = context.clock()
  const latest = { fromId: from, createDate, isRead: 0 }
  // The notice is locked first, so that its actors are counted correctly.
  const [group] = await unit.db
    .insert(messages)
    .values({
      ...latest,
      ...(await describeTarget(unit.db, target)),
      id: context.createId(),
      userId: to,
      type,
      groupKey: keyOf(act),
    })
    .onConflictDoUpdate({ target: [messages.userId, messages.groupKey], set: latest })
    .returning({ id: messages.id })
  if (group === undefined) return
  await unit.db
    .insert(messageActors)
    .values({ messageId: group.id, fromId: from, createDate })
    .onConflictDoNothing()
  await unit.db
    .update(messages)
    .set({ actorCount: countActors(group.id) })
    .where(eq(messages.id, group.id))
  unit.notify(to)
}

/** Removes an actor from the notice; removes the notice with its last actor. */
export async function withdrawReactionNotice(unit: Unit, act: ReactionAct): Promise<void> {
  const [group] = await unit.db
    .select()
    .from(messages)
    .where(and(eq(messages.userId, act.to), eq(messages.groupKey, keyOf(act))))
    .for('update')
  if (group === undefined) return
  const removed = await unit.db
    .delete(messageActors)
    .where(and(eq(messageActors.messageId, group.id), eq(messageActors.fromId, act.from)))
    .returning({ fromId: messageActors.fromId })
  if (removed.length === 0) return
  unit.notify(act.to)
  const [latest] = await unit.db
    .select()
    .from(messageActors)
    .where(eq(messageActors.messageId, group.id))
    .orderBy(desc(messageActors.createDate), desc(messageActors.fromId))
    .limit(1)
  if (latest === undefined) {
    await unit.db.delete(messages).where(eq(messages.id, group.id))
    return
  }
  const { fromId, createDate } = latest
  const wasSeen = group.readDate !== null && group.readDate >= createDate
  await unit.db
    .update(messages)
    .set({
      fromId,
      createDate,
      isRead: wasSeen ? 1 : group.isRead,
      actorCount: countActors(group.id),
    })
    .where(eq(messages.id, group.id))
}

function keyOf({ type, target }: ReactionAct): string {
  return `${type}:${target.type}:${target.id}`
}

function countActors(messageId: string) {
  return sql`(select count(*)::int from sys_message_actor where message_id = ${messageId})`
}
