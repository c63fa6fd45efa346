import { type AnswerOf, contract } from '@mozhan/api-client/contract'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { findPublicColumnsOf, presentColumn } from '../column/index.ts'
import { changePassword, updateProfile, verifyPassword } from './commands.ts'
import { copy } from './copy.ts'
import { getOwnFields, getPublicUser, type PublicUserRow, suggestUsers } from './queries.ts'

export function userRoutes({ mount, context }: Router): void {
  const { user } = contract
  const { db } = context

  mount(user.getUser, async ({ params }) => presentUser(await getUserOrThrow(params.id)))

  mount(user.getUserWithColumns, async ({ params }) => {
    const row = await getUserOrThrow(params.id)
    const columns = await findPublicColumnsOf(db, params.id)
    return { ...presentUser(row), columnList: columns.map(presentColumn) }
  })

  mount(user.getMe, async ({ params, viewer }) => {
    if (params.id !== viewer.id) throw new DomainError('forbidden')
    const own = await getOwnFields(db, viewer.id)
    if (own === undefined) throw new DomainError('notFound', copy.missing)
    return {
      ...presentUser(await getUserOrThrow(viewer.id)),
      ...own,
      isHistoryPaused: own.isHistoryPaused === 1,
      updateDate: own.updateDate.toISOString(),
    }
  })

  mount(user.updateUser, async ({ body, viewer }) => {
    await updateProfile(context, viewer, body)
    return null
  })
  mount(user.checkPassword, async ({ body, viewer }) => {
    await verifyPassword(context, viewer, body)
    return null
  })
  mount(user.changePassword, async ({ body, viewer }) => {
    await changePassword(context, viewer, body)
    return null
  })

  mount(user.suggestUsers, ({ query }) =>
    query.key.trim() === '' ? [] : suggestUsers(db, query.key),
  )

  async function getUserOrThrow(id: string): Promise<PublicUserRow> {
    const row = await getPublicUser(db, id)
    if (row === undefined) throw new DomainError('notFound', copy.missing)
    return row
  }
}

function presentUser({
  signature,
  likeCount,
  ...row
}: PublicUserRow): AnswerOf<typeof contract.user.getUser> {
  return {
    ...row,
    summary: signature,
    thumhup: likeCount,
    createDate: row.createDate.toISOString(),
  }
}
