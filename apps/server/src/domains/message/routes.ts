import { contract, MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { toPage } from '../../platform/lists/to-page.ts'
import { deleteMessage, readAll, readMessage } from './commands.ts'
import { findGroups, isGrouped } from './groups.ts'
import { findMessages, findOtherActors } from './queries.ts'
import { getSettings, setSettings } from './settings.ts'
import { readStatus } from './status.ts'

export function messageRoutes({ mount, context }: Router): void {
  const { message } = contract
  const { db } = context

  mount(message.findMessages, async ({ body, viewer }) => {
    if (body.userId !== undefined && body.userId !== viewer.id) throw new DomainError('forbidden')
    const page = await findMessages(db, viewer, { ...body, types: typesOf(body) })
    const groupIds = page.rows.filter((row) => row.actorCount > 1).map((row) => row.id)
    const others = await findOtherActors(db, groupIds)
    const grouped = body.groupOf === undefined ? page.rows.filter((row) => isGrouped(row.type)) : []
    const groups = await findGroups(
      db,
      grouped.map((row) => row.id),
    )
    return toPage(
      body,
      page,
      page.rows.map((row) => ({
        ...row,
        otherActors: others.get(row.id),
        ...groups.get(row.id),
      })),
    )
  })
  mount(message.readAllMessages, async ({ body, viewer }) => {
    await readAll(context, viewer, typesOf(body))
    return null
  })
  mount(message.readMessage, async ({ params, viewer }) => {
    await readMessage(context, viewer, params.id)
    return null
  })
  mount(message.deleteMessage, async ({ params, viewer }) => {
    await deleteMessage(context, viewer, params.id)
    return null
  })
  mount(message.getMessageStatus, ({ params, viewer }) => {
    if (params.userId !== viewer.id) throw new DomainError('forbidden')
    return readStatus(context, viewer.id)
  })
  mount(message.getMessageSettings, ({ viewer }) => getSettings(db, viewer.id))
  mount(message.updateMessageSettings, async ({ body, viewer }) => {
    await setSettings(db, viewer.id, body)
    return body
  })
}

interface MessageTypeFilter {
  readonly types?: readonly number[] | undefined
  readonly type?: number | string | undefined
  readonly t?: number | string | undefined
}

/** Several types, or one: it is sent under either name; without a known one it is comments (docs/rules.md#message-types). */
function typesOf(filter: MessageTypeFilter | undefined): number[] {
  if (filter?.types && filter.types.length > 0) return [...new Set(filter.types)]
  const wanted = filter?.type ?? filter?.t
  return [Object.values(MESSAGE_TYPE).find((type) => type === wanted) ?? MESSAGE_TYPE.comment]
}
