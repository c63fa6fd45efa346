import type { Database } from '../../../platform/db/client.ts'
import { drafts } from '../../../platform/db/schema/index.ts'
import { DomainError } from '../../../platform/http/errors.ts'
import { ensureLabels } from '../../channel/index.ts'
import { canAddDraft, countDrafts, getDraft, MAX_DRAFTS, nextRevision } from '../../draft/index.ts'
import { copy } from '../copy.ts'
import { joinDraftContent } from '../draft-form.ts'
import { draftHead } from '../heads.ts'
import { resolveKey } from '../keys.ts'
import { findOwnColumnIds } from '../own-columns.ts'
import { kindOfTarget } from '../sources/draft.ts'
import { type Importer, outcomeOf, parseHead } from './importer.ts'

export const importDraft: Importer = async (context, userId, entry) => {
  const head = parseHead(draftHead, entry.head)
  const { db } = context
  const target = kindOfTarget(head.kind)
  const current = await getDraft(db, { id: userId }, head.id)
  if (current === undefined && !canAddDraft(await countDrafts(db, userId))) {
    throw new DomainError('refused', copy.tooManyDrafts(MAX_DRAFTS))
  }
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const channels = entry.channel ? [entry.channel] : []
    const labels = await ensureLabels(tx, context, head.tags ?? [], channels)
    const values = {
      kind: head.kind,
      targetId: head.edits === undefined ? null : await resolveKey(tx, userId, target, head.edits),
      revision: nextRevision(current?.revision ?? 0, context.clock()),
      title: head.title,
      content: joinDraftContent(entry.body, head.form, {
        cover: head.cover,
        labelIds: head.tags && labels.ids,
        columnIds: head.columns && (await readColumns(tx, userId, head.columns)),
      }),
      updateDate: head.updated,
    }
    await tx
      .insert(drafts)
      .values({ ...values, userId, id: head.id })
      .onConflictDoUpdate({ target: [drafts.userId, drafts.id], set: values })
    if (labels.hasCreated) unit.invalidate('labels')
  })
  return outcomeOf(entry)
}

async function readColumns(
  tx: Database,
  userId: string,
  keys: readonly string[],
): Promise<string[]> {
  const ids: string[] = []
  for (const key of keys) ids.push(await resolveKey(tx, userId, 'column', key))
  return findOwnColumnIds(tx, userId, ids)
}
