import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import { messageActors, messages } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { findGroupMembers, isGrouped } from './groups.ts'

/**
 * Marks a message of the viewer as read, together with the earlier letters of the same sender or the earlier comments of
 * the same group.
 */
export async function readMessage(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const [message] = await tx
      .select({ type: messages.type, fromId: messages.fromId })
      .from(messages)
      .where(and(eq(messages.id, id), eq(messages.userId, viewer.id), isNull(messages.hideDate)))
    if (message === undefined) throw new DomainError('notFound', copy.missing)
    const { letter } = MESSAGE_TYPE
    const which =
      message.type === letter && message.fromId !== null
        ? and(eq(messages.type, letter), eq(messages.fromId, message.fromId), lte(messages.id, id))
        : isGrouped(message.type)
          ? inArray(messages.id, await findGroupMembers(tx, id))
          : eq(messages.id, id)
    const changed = await tx
      .update(messages)
      .set({ isRead: 1, readDate: context.clock() })
      .where(and(eq(messages.userId, viewer.id), eq(messages.isRead, 0), which))
      .returning({ id: messages.id })
    if (changed.length > 0) unit.notify(viewer.id)
  })
}

/** Marks all messages of some types as read. */
export async function readAll(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  types: readonly number[],
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const changed = await tx
      .update(messages)
      .set({ isRead: 1, readDate: context.clock() })
      .where(
        and(
          eq(messages.userId, viewer.id),
          inArray(messages.type, [...types]),
          eq(messages.isRead, 0),
        ),
      )
      .returning({ id: messages.id })
    if (changed.length > 0) unit.notify(viewer.id)
  })
}

/** Deletes a message of the viewer and the earlier ones of its group. A letter is only hidden: its sender still sees it. */
export async function deleteMessage(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const own = and(eq(messages.id, id), eq(messages.userId, viewer.id), isNull(messages.hideDate))
    const [message] = await tx
      .select({ type: messages.type })
      .from(messages)
      .where(own)
      .for('update')
    if (message === undefined) throw new DomainError('notFound', copy.missing)
    if (message.type === MESSAGE_TYPE.letter) {
      await tx.update(messages).set({ hideDate: context.clock(), isRead: 1 }).where(own)
    } else if (isGrouped(message.type)) {
      await tx.delete(messages).where(inArray(messages.id, await findGroupMembers(tx, id)))
    } else {
      await tx.delete(messages).where(own)
      await tx.delete(messageActors).where(eq(messageActors.messageId, id))
    }
    unit.notify(viewer.id)
  })
}
