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
    const type = typeOf(body)
    const page = await findMessages(db, viewer, { ...body, type })
    const groupIds = page.rows.filter((row) => row.actorCount > 1).map((row) => row.id)
    const others = await findOtherActors(db, groupIds)
    const isGroupedList = isGrouped(type) && body.groupOf === undefined
    const groups = await findGroups(db, isGroupedList ? page.rows.map((row) => row.id) : [])
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
    await readAll(context, viewer, typeOf(body))
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
  readonly type?: number | string | undefined
  readonly t?: number | string | undefined
}

/** The type is sent under either name; without a known one it is comments (docs/rules.md#message-types). */
function typeOf(filter: MessageTypeFilter | undefined): number {
  const wanted = filter?.type ?? filter?.t
  return Object.values(MESSAGE_TYPE).find((type) => type === wanted) ?? MESSAGE_TYPE.comment
}
