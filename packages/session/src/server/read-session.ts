import 'server-only'
import { headers } from 'next/headers'
import { parseSessionCookies, type Session } from '../session.ts'

/**
 * The session of the request being answered. Reading it makes a page dynamic: only for guarded
 * pages, never for public ones.
 */
export async function readSession(): Promise<Session | null> {
  // As it was sent: of two cookies of a name, the guard, the page and the browser must take the same one.
  return parseSessionCookies((await headers()).get('cookie') ?? '')
}
