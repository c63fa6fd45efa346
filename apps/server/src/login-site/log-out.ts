import type { Context } from 'hono'
import { signOut } from '../domains/auth/commands.ts'
import { copy } from './copy.ts'
import { notice } from './pages/notice.ts'
import { clearSession, readTokens } from './session-cookies.ts'
import type { Site } from './site.ts'

/** `GET /logout`: ends the sign-in, and clears the cookies whatever happens (contract 2.3). */
export async function logOut(site: Site, c: Context): Promise<Response> {
  const visit = site.readVisit(c)
  await signOut(site.context, readTokens(c)).catch((error) =>
    site.context.logger.error({ err: error, path: c.req.path }),
  )
  clearSession(c, site.cookieOptions(visit))
  const main = notice({ text: copy.loggedOut })
  return site.page(c, visit, { title: copy.login, main, location: visit.back })
}
