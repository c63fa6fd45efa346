import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { drafts, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { canAddDraft, MAX_DRAFTS, nextRevision } from './policy.ts'
import { countDrafts, type DraftRow, getDraft, isDraft } from './queries.ts'

/** What a device sends. */
export interface DraftInput {
  readonly kind: string
  readonly targetId?: string | undefined
  /** The revision that the writer last saw; 0 for none. */
  readonly revision: number
  readonly title?: string | undefined
  readonly content: string
}

/** The revision kept now and, where somebody else saved in between, what they saved. */
export interface SaveResult {
  readonly revision: number
  readonly newer?: DraftRow
}

/**
 * Saves a draft if nobody saved it since `revision`. Otherwise it changes nothing and gives the newer one, unless that
 * says the same: a save repeated after a lost answer does not stand in its own way. A draft that was deleted meanwhile is
 * made again.
 * @throws DomainError `refused` when the viewer has as many drafts as a person may have
 */
export function saveDraft(
  context: Pick<Platform, 'clock' | 'db'>,
  viewer: Viewer,
  id: string,
  input: DraftInput,
): Promise<SaveResult> {
  const fields = toFields(input, context.clock())
  return context.db.transaction(async (tx) => {
    // The condition and the change are one statement: of many saves with one revision, one finds its row.
    const [saved] = await tx
      .update(drafts)
      .set(fields)
      .where(and(isDraft(viewer, id), eq(drafts.revision, input.revision)))
      .returning({ revision: drafts.revision })
    if (saved) return saved
    const kept = (await getDraft(tx, viewer, id)) ?? (await addDraft(tx, viewer, id, fields))
    return isSame(kept, fields)
      ? { revision: kept.revision }
      : { revision: kept.revision, newer: kept }
  })
}

/**
 * Deletes a draft of the viewer.
 * @param revision the one that may go; any, when absent
 * @throws DomainError `notFound` when there is none, `refused` when it has another revision
 */
export async function deleteDraft(
  context: Pick<Platform, 'db'>,
  viewer: Viewer,
  id: string,
  revision: number | undefined,
): Promise<void> {
  const isWanted = revision === undefined ? undefined : eq(drafts.revision, revision)
  const gone = await context.db
    .delete(drafts)
    .where(and(isDraft(viewer, id), isWanted))
    .returning({ id: drafts.id })
  if (gone.length > 0) return
  const kept = await getDraft(context.db, viewer, id)
  throw kept ? new DomainError('refused', copy.newer) : new DomainError('notFound', copy.missing)
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

/** The draft as it stands after adding it; another device may have been first. */
async function addDraft(
  tx: Database,
  viewer: Viewer,
  id: string,
  fields: Fields,
): Promise<DraftRow> {
  // Those who add at the same time wait for each other, so that the count is right.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('update')
  const kept = await getDraft(tx, viewer, id)
  if (kept) return kept
  if (!canAddDraft(await countDrafts(tx, viewer.id))) {
    throw new DomainError('refused', copy.tooMany(MAX_DRAFTS))
  }
  const row = { ...fields, userId: viewer.id, id }
  await tx.insert(drafts).values(row)
  return row
}

function isSame(kept: DraftRow, fields: Fields): boolean {
  return (
    kept.content === fields.content &&
    kept.title === fields.title &&
    kept.kind === fields.kind &&
    kept.targetId === fields.targetId
  )
}
