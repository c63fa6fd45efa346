import { drafts } from '../../../db/schema/index.ts'
import { DomainError } from '../../../http/errors.ts'
import { canAddDraft, MAX_DRAFTS, nextRevision } from '../../draft/policy.ts'
import { countDrafts, getDraft } from '../../draft/queries.ts'
import { copy } from '../copy.ts'
import { draftHead } from '../heads.ts'
import { readKey } from '../keys.ts'
import { kindOfTarget, putTogether } from '../sources/draft.ts'
import { type Importer, outcomeOf, parseHead } from './importer.ts'

export const importDraft: Importer = async (context, userId, entry) => {
  const head = parseHead(draftHead, entry.head)
  const { db } = context
  const target = kindOfTarget(head.kind)
  const kept = await getDraft(db, { id: userId }, head.id)
  if (kept === undefined && !canAddDraft(await countDrafts(db, userId))) {
    throw new DomainError('refused', copy.tooManyDrafts(MAX_DRAFTS))
  }
  const values = {
    kind: head.kind,
    targetId: head.edits === undefined ? null : await readKey(db, userId, target, head.edits),
    revision: nextRevision(kept?.revision ?? 0, context.clock()),
    title: head.title,
    content: putTogether(entry.body, head.form, head.cover),
    updateDate: head.updated,
  }
  await db
    .insert(drafts)
    .values({ ...values, userId, id: head.id })
    .onConflictDoUpdate({ target: [drafts.userId, drafts.id], set: values })
  return outcomeOf(entry)
}
