import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { drafts, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { canAddDraft, MAX_DRAFTS, nextRevision } from './policy.ts'
import { countDrafts, type DraftRow, getDraft, isDraft } from './queries.ts'

/** Fields that a client sends. */
export interface DraftInput {
  readonly kind: string
  readonly targetId?: string | undefined
  /** The revision that the client last saw; 0 for none. */
  readonly revision: number
  readonly title?: string | undefined
  readonly content: string
}

/** The stored revision and, after a conflict, the newer draft. */
export interface SaveResult {
  readonly revision: number
  readonly newer?: DraftRow
}

/**
 * Saves a draft if its revision is still `revision` (optimistic locking). Otherwise changes nothing and returns the newer
 * draft, unless that has equal content, as after a repeated request. A deleted draft is created again.
 * @throws DomainError `refused` when the viewer has the maximum number of drafts
 */
export function saveDraft(
  context: Pick<Platform, 'clock' | 'db'>,
  viewer: Viewer,
  id: string,
  input: DraftInput,
): Promise<SaveResult> {
  const fields = toFields(input, context.clock())
  return context.db.transaction(async (tx) => {
    // Condition and change are one statement, so that of concurrent saves with one revision exactly one succeeds.
    const [saved] = await tx
      .update(drafts)
      .set(fields)
      .where(and(isDraft(viewer, id), eq(drafts.revision, input.revision)))
      .returning({ revision: drafts.revision })
    if (saved) return saved
    const current = (await getDraft(tx, viewer, id)) ?? (await addDraft(tx, viewer, id, fields))
    return isSame(current, fields)
      ? { revision: current.revision }
      : { revision: current.revision, newer: current }
  })
}

/**
 * Deletes a draft of the viewer.
 * @param revision the expected revision; absent: any
 * @throws DomainError `notFound` when there is none, `refused` when it has another revision
 */
export async function deleteDraft(
  context: Pick<Platform, 'db'>,
  viewer: Viewer,
  id: string,
  revision: number | undefined,
): Promise<void> {
  const isWanted = revision === undefined ? undefined : eq(drafts.revision, revision)
  const deleted = await context.db
    .delete(drafts)
    .where(and(isDraft(viewer, id), isWanted))
    .returning({ id: drafts.id })
  if (deleted.length > 0) return
  const current = await getDraft(context.db, viewer, id)
  throw current ? new DomainError('refused', copy.newer) : new DomainError('notFound', copy.missing)
}

type Fields = ReturnType<typeof toFields>

function toFields(input: DraftInput, now: Date) {
  return {
    kind: input.kind,
    targetId: input.targetId ?? null,
    revision: nextRevision(input.revision, now),
    title: input.title ?? '',
    content: input.content,
    updateDate: now,
  }
}

/** Inserts a draft, or returns the one that another device has inserted. */
async function addDraft(
  tx: Database,
  viewer: Viewer,
  id: string,
  fields: Fields,
): Promise<DraftRow> {
  // Locks the user, so that concurrent requests cannot exceed the maximum.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('update')
  const current = await getDraft(tx, viewer, id)
  if (current) return current
  if (!canAddDraft(await countDrafts(tx, viewer.id))) {
    throw new DomainError('refused', copy.tooMany(MAX_DRAFTS))
  }
  const row = { ...fields, userId: viewer.id, id }
  await tx.insert(drafts).values(row)
  return row
}

function isSame(current: DraftRow, fields: Fields): boolean {
  return (
    current.content === fields.content &&
    current.title === fields.title &&
    current.kind === fields.kind &&
    current.targetId === fields.targetId
  )
}
