import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../platform/http/router.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { sendLetter } from './commands.ts'
import { findLetters, findThreads } from './queries.ts'

export function letterRoutes({ mount, context }: Router): void {
  const { letter } = contract
  const { db } = context

  mount(letter.sendLetter, ({ body, viewer }) => sendLetter(context, viewer, body))
  mount(letter.listLetterThreads, async ({ body, viewer }) => {
    const page = await findThreads(db, viewer, body)
    return toPage(body, page, page.rows)
  })
  mount(letter.listLetters, async ({ body, params, viewer }) => {
    const page = await findLetters(db, viewer, params.userId, body)
    return toPage(body, page, page.rows)
  })
}
