import 'server-only'
import { headers } from 'next/headers'
import { parseSessionCookies, type Session } from '../session.ts'

/**
 * The session of the request that is being answered. Makes the page dynamic: for guarded pages only.
 * @returns the session as the cookies say, which the API has not confirmed; null where there is none
 * @example
 * ```ts
 * import { readSession } from '@mozhan/session/server'
 *
 * const session = await readSession()
 * ```
 */
export async function readSession(): Promise<Session | null> {
  // As it was sent: of two cookies of a name, the guard, the page and the browser must take the same one.
  return parseSessionCookies((await headers()).get('cookie') ?? '')
}
