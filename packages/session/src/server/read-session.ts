import 'server-only'
import { cookies } from 'next/headers'
import { parseSessionCookies, type Session } from '../session.ts'

/**
 * The session of the request being answered. Reading it makes a page dynamic: only for guarded
 * pages, never for public ones.
 */
export async function readSession(): Promise<Session | null> {
  const jar = await cookies()
  const pairs = jar.getAll().map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
  return parseSessionCookies(pairs.join('; '))
}
