import 'server-only'
import { headers } from 'next/headers'
import { parseSessionCookies, type Session } from '../session.ts'

/**
 * The session of the current request. Makes the page dynamic, so call it on guarded pages only.
 * @returns the session of the cookies, not verified by the API; null if there is none
 * @example
 * ```ts
 * import { readSession } from '@mozhan/session/server'
 *
 * const session = await readSession()
 * ```
 */
export async function readSession(): Promise<Session | null> {
  // Uses the raw header: of two cookies with the same name, the guard, the page and the browser must use the same one.
  return parseSessionCookies((await headers()).get('cookie') ?? '')
}
