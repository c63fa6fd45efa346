import type { Context } from 'hono'
import { signOut } from '../domains/auth/commands.ts'
import { copy } from './copy.ts'
import { isFromOtherSite } from './navigation.ts'
import { confirmLogOut, notice } from './pages/notice.ts'
import { clearSession, readTokens } from './session-cookies.ts'
import type { Site } from './site.ts'
import { wantsJson } from './wants-json.ts'

/** `GET /logout`: signs out, or asks for confirmation when a link on another site led here (CSRF). */
export async function openLogOut(site: Site, c: Context): Promise<Response> {
  const visit = site.readVisit(c)
  if (!isFromOtherSite(c, visit.rule.origins)) return logOut(site, c)
  const main = confirmLogOut({ back: visit.back, siteName: site.context.config.siteName })
  return site.page(c, visit, { title: copy.logOut, main })
}

/** `POST /logout`: ends the sign-in. The cookies are cleared even if that fails (docs/rules.md#login-site). */
export async function logOut(site: Site, c: Context): Promise<Response> {
  const visit = site.readVisit(c)
  await signOut(site.context, readTokens(c)).catch((error) =>
    site.context.logger.error({ err: error, path: c.req.path }, 'sign-out failed'),
  )
  clearSession(c, site.cookieOptions(visit))
  if (wantsJson(c)) return c.json({ to: visit.back })
  const main = notice({ text: copy.loggedOut })
  return site.page(c, visit, { title: copy.login, main, location: visit.back })
}
