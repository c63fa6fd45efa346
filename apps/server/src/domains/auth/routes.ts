import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../platform/http/router.ts'
import { refresh, register, signIn, signOut } from './commands.ts'
import { presentGrant } from './grant.ts'
import { isNameTaken } from './queries.ts'
import { isReservedName } from './reserved-name.ts'
import { toUsername } from './username.ts'

export function authRoutes({ mount, context }: Router): void {
  const { auth, user } = contract

  mount(auth.login, async ({ body, request }) => {
    const address = context.readClientAddress(request)
    return presentGrant(await signIn(context, { ...body, address }))
  })

  mount(auth.refreshToken, async ({ query }) => presentGrant(await refresh(context, query)))

  mount(auth.logout, async ({ query }) => {
    await signOut(context, query)
    return null
  })

  mount(user.register, async ({ body }) => {
    const { username = '', password = '', repPassword = '' } = body ?? {}
    await register(context, { username, password, repPassword })
    return null
  })

  mount(user.isUsernameTaken, async ({ params }) => {
    const username = toUsername(params.username)
    return isReservedName(username, context.config) || isNameTaken(context.db, username)
  })
}
