import 'server-only'
import { createApiClient, isApiError } from '@mozhan/api-client'
import { contract, type UserRecord } from '@mozhan/api-client/contract'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Api } from '../client/load-api.ts'
import type { Session } from '../session.ts'
import { attachFailureDigests } from './attach-failure-digests.ts'
import { callBudget } from './call-budget.ts'
import { fetchUncached } from './fetch-uncached.ts'
import { readSession } from './read-session.ts'
import { expiredHref, redirectFailure } from './redirect-failure.ts'
import { serverApiUrl } from './site-config.ts'

/** Header in which the guard passes the full address to the page. */
export const ADDRESS_HEADER = 'x-mozhan-url'

/** Code with which the API refuses access to data of another user. */
const FORBIDDEN = 306
const TIMEOUT_MS = 8000

/** A user whose token the API has accepted for this request. */
export interface Member {
  /** Without the tokens, because the props of client components are written into the HTML. */
  session: Pick<Session, 'userInfo'>
  /** The API as this user; its answers are not cached. */
  api: Api
  /** The user's own record, as the API sent it. */
  me: UserRecord
}

/**
 * Verifies the user of a guarded page, once per request: asks the API which user the token belongs to, because cookies can
 * be forged. Redirects if the session is missing, expired or damaged.
 */
export const requireSession = cache(async (): Promise<Member> => {
  const path = await readPath()
  const session = await readSession()
  if (!session) redirect(expiredHref(path))
  const api = createMemberApi(session.accessToken)
  try {
    const me = await api.user.getMe({ params: { id: session.userInfo.uid } })
    return { session: { userInfo: session.userInfo }, api, me }
  } catch (error) {
    // The token belongs to another user than the cookie `userInfo`.
    if (isApiError(error) && error.code === FORBIDDEN) {
      redirect(expiredHref(path))
    }
    redirectFailure(error, path)
  }
})

/**
 * Runs the calls of a guarded page. Their errors end the page: an expired session is refreshed or signed in again, a refusal
 * redirects to `/error`.
 * @param calls of the page
 * @returns what `calls` resolves to
 * @throws Next's redirect; the error itself if the server did not answer
 * @example
 * ```ts
 * import { redirectOnFailure, requireSession } from '@mozhan/session/server'
 *
 * const { api } = await requireSession()
 * const columns = await redirectOnFailure(() => api.column.listMyColumns())
 * ```
 */
export async function redirectOnFailure<Result>(calls: () => Promise<Result>): Promise<Result> {
  try {
    return await calls()
  } catch (error) {
    redirectFailure(error, await readPath())
  }
}

function createMemberApi(accessToken: string): Api {
  const api = createApiClient(contract, {
    baseUrl: serverApiUrl(),
    timeout: TIMEOUT_MS,
    budget: callBudget(),
    getToken: () => accessToken,
    fetch: fetchUncached,
  })
  return attachFailureDigests(api)
}

async function readPath(): Promise<string> {
  const url = URL.parse((await headers()).get(ADDRESS_HEADER) ?? '')
  return url ? url.pathname + url.search : '/'
}
