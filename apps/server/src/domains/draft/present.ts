import type { AnswerOf, contract } from '@mozhan/api-client/contract'
import type { DraftListRow } from './queries.ts'

type Answer = AnswerOf<typeof contract.draft.getDraft>

/** A draft in the form of the contract; lists omit the content. */
export function presentDraft(row: DraftListRow & { readonly content?: string }): Answer {
  return {
    id: row.id,
    // Only `saveDraft` writes the column, after the contract has checked it.
    kind: row.kind as Answer['kind'],
    targetId: row.targetId,
    revision: row.revision,
    title: row.title,
    content: row.content,
    updateDate: row.updateDate.toISOString(),
  }
}
