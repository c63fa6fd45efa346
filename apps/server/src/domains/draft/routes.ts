import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { deleteDraft, saveDraft } from './commands.ts'
import { copy } from './copy.ts'
import { presentDraft } from './present.ts'
import { findDrafts, getDraft } from './queries.ts'

export function draftRoutes({ mount, context }: Router): void {
  const { draft } = contract

  mount(draft.listDrafts, async ({ viewer, body }) => {
    const { rows, total } = await findDrafts(context.db, viewer, body)
    return toPage(body, { total, next: undefined }, rows.map(presentDraft))
  })

  mount(draft.getDraft, async ({ viewer, params: { id } }) => {
    const row = await getDraft(context.db, viewer, id)
    if (row === undefined) throw new DomainError('notFound', copy.missing)
    return presentDraft(row)
  })

  mount(draft.saveDraft, async ({ viewer, params: { id }, body }) => {
    const { revision, newer } = await saveDraft(context, viewer, id, body)
    return { id, revision, newer: newer && presentDraft(newer) }
  })

  mount(draft.deleteDraft, async ({ viewer, params: { id }, query }) => {
    await deleteDraft(context, viewer, id, query?.revision)
    return null
  })
}
