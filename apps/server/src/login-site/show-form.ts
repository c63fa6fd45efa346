import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { users } from '../platform/db/schema/index.ts'
import { authenticate } from '../platform/http/authenticate.ts'
import { DomainError } from '../platform/http/errors.ts'
import { copy } from './copy.ts'
import { toTab } from './form.ts'
import { entry } from './pages/entry.ts'
import { signedIn } from './pages/notice.ts'
import { readTokens } from './session-cookies.ts'
import type { Site } from './site.ts'

/** `GET /`: the form, or for a signed-in user the choice to continue. */
export async function showForm(site: Site, c: Context): Promise<Response> {
  const visit = site.readVisit(c)
  const { back } = visit
  const tab = toTab(c.req.query('dest'))
  const note = readNote(c)
  const wantsForm = note !== undefined || tab === 'register' || c.req.query('change') === '1'
  const nickName = wantsForm ? undefined : await findSignedInName(site, c)
  if (nickName !== undefined) {
    return site.page(c, visit, { title: copy.signedIn, main: signedIn({ nickName, back }) })
  }
  const main = entry({ tab, back, note })
  return site.page(c, visit, { title: tab === 'login' ? copy.login : copy.register, main })
}

/** Why the reader signs in, if the site that led here says it. */
function readNote(c: Context): string | undefined {
  if (c.req.query('expired') === '1') return copy.expired
  return c.req.query('passwordChanged') === '1' ? copy.passwordChanged : undefined
}

/** The nickname of the signed-in user, by the access token. The cookie `userInfo` is not trusted. */
async function findSignedInName({ context }: Site, c: Context): Promise<string | undefined> {
  const { accessToken, refreshToken } = readTokens(c)
  if (accessToken === '' || refreshToken === '') return undefined
  try {
    const viewer = await authenticate({ access: 'session' }, `Bearer ${accessToken}`, context)
    const [user] = await context.db
      .select({ nickName: users.nickName })
      .from(users)
      .where(eq(users.id, viewer?.id ?? ''))
    return user?.nickName
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}
