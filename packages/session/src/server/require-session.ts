import 'server-only'
import { createApiClient, isApiError } from '@mozhan/api-client'
import { contract, type UserRecord } from '@mozhan/api-client/contract'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import type { Api } from '../client/load-api.ts'
import type { Session } from '../session.ts'
import { callBudget } from './call-budget.ts'
import { expiredHref, failPage } from './fail-page.ts'
import { fetchAnew } from './fetch-anew.ts'
import { readSession } from './read-session.ts'
import { serverApiUrl } from './site-config.ts'
import { tellFailures } from './tell-failures.ts'

/** Header by which the guard tells the page its full address. */
export const ADDRESS_HEADER = 'x-mozhan-url'

/** Code with which the API refuses what belongs to somebody else. */
const FORBIDDEN = 306
const TIMEOUT = 8000

/** A user whose token the API has accepted for this request. */
export interface Member {
  /** Without the tokens: what a page hands to a client component is written into its HTML. */
  session: Pick<Session, 'userInfo'>
  /** The API as this person; nothing of its answers is kept. */
  api: Api
  /** The user's own record, as the API sent it. */
  me: UserRecord
}

/**
 * Who asks for a guarded page, once per request. What the cookies say is not believed: the API is asked who the token
 * belongs to. Redirects where the session is missing, expired or damaged.
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
    // A token of somebody else beside this user: half of a session is none.
    if (isApiError(error) && error.code === FORBIDDEN) {
      redirect(expiredHref(path))
    }
    failPage(error, path)
  }
})

/**
 * Runs the calls of a guarded page; what they throw ends the page as `failPage` does.
 * @param calls of the page
 * @returns what `calls` resolves to
 * @throws Next's redirect; the error itself where the server did not answer
 * @example
 * ```ts
 * import { orFailPage, requireSession } from '@mozhan/session/server'
 *
 * const { api } = await requireSession()
 * const columns = await orFailPage(() => api.column.listMyColumns())
 * ```
 */
export async function orFailPage<Result>(calls: () => Promise<Result>): Promise<Result> {
  try {
    return await calls()
  } catch (error) {
    failPage(error, await readPath())
  }
}

function createMemberApi(accessToken: string): Api {
  const api = createApiClient(contract, {
    baseUrl: serverApiUrl(),
    timeout: TIMEOUT,
    budget: callBudget(),
    getToken: () => accessToken,
    fetch: fetchAnew,
  })
  return tellFailures(api)
}

async function readPath(): Promise<string> {
  const url = URL.parse((await headers()).get(ADDRESS_HEADER) ?? '')
  return url ? url.pathname + url.search : '/'
}
