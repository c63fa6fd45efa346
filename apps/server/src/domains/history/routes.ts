import { contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { addHistory, clearHistory, deleteHistory, pauseHistory } from './commands.ts'
import { findHistory } from './queries.ts'

export function historyRoutes({ mount, context }: Router): void {
  const { history } = contract

  mount(history.listHistory, async ({ params, viewer }) => {
    if (params.id !== viewer.id) throw new DomainError('forbidden')
    const rows = await findHistory(context.db, viewer)
    return rows.map((row) => ({ ...row, id: row.targetId, userId: viewer.id }))
  })
  mount(history.addHistory, async ({ body, viewer }) => {
    await addHistory(context, viewer, [body])
    return null
  })
  mount(history.mergeHistory, async ({ body, viewer }) => {
    await addHistory(context, viewer, body.items)
    return null
  })
  mount(history.deleteHistory, async ({ params, viewer }) => {
    await deleteHistory(context, viewer, params.id)
    return null
  })
  mount(history.clearHistory, async ({ query, viewer }) => {
    await clearHistory(context, viewer, query ?? {})
    return null
  })
  mount(history.pauseHistory, async ({ params, viewer }) => {
    await pauseHistory(context, viewer, params.value)
    return null
  })
}
