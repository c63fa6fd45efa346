import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import { messages, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getSettings } from '../message/index.ts'
import { copy } from './copy.ts'
import { getLetterOrThrow, type LetterRow } from './queries.ts'

export interface NewLetter {
  readonly toId: string
  readonly content: string
  readonly draftId?: string | undefined
}

/** Sends a letter to a user who accepts letters. Idempotent by `draftId`: a repeated request returns the sent letter. */
export async function sendLetter(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  { toId, draftId, ...input }: NewLetter,
): Promise<LetterRow> {
  const content = input.content.trim()
  if (toId === viewer.id) throw new DomainError('refused', copy.toOneself)
  const id = context.createId()
  const createDate = context.clock()
  return context.inUnit(async (unit) => {
    const tx = unit.db
    const [recipient] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.id, toId), eq(users.isEnabled, 1)))
    if (recipient === undefined) throw new DomainError('refused', copy.missingRecipient)
    if (!(await getSettings(tx, toId)).letter) throw new DomainError('refused', copy.notWanted)
    const [row] = await tx
      .insert(messages)
      .values({
        ...{ id, content, createDate, draftId },
        userId: toId,
        fromId: viewer.id,
        type: MESSAGE_TYPE.letter,
      })
      .onConflictDoUpdate({
        target: [messages.fromId, messages.draftId],
        targetWhere: sql`draft_id is not null`,
        set: { draftId: sql`excluded.draft_id` },
      })
      .returning({ id: messages.id })
    const storedId = row?.id ?? id
    if (storedId === id) {
      unit.notify(toId)
      // Other windows of the sender show the letter too.
      unit.notify(viewer.id)
    }
    const letter = await getLetterOrThrow(tx, storedId)
    if (letter.toId !== toId || letter.content !== content) {
      throw new DomainError('refused', copy.sentOtherwise)
    }
    return letter
  })
}
