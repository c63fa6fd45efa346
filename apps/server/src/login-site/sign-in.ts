import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { register, signIn, signOut } from '../domains/auth/commands.ts'
import { FAILURES, toDomainError } from '../platform/http/errors.ts'
import { setRetryAfter } from '../platform/http/retry-after.ts'
import { copy } from './copy.ts'
import { type FormValues, findProblems, type Problems, readForm } from './form.ts'
import { type EntryProps, entry } from './pages/entry.ts'
import { readTokens, setSession } from './session-cookies.ts'
import type { Site } from './site.ts'
import type { Visit } from './visit.ts'
import { wantsJson } from './wants-json.ts'

/** `POST /`: signs in and goes back, or registers and shows the sign-in tab (docs/rules.md#login-site). */
export async function receiveForm(site: Site, c: Context): Promise<Response> {
  // What cannot be read is an empty form, which its own sentences answer.
  const values = readForm(await c.req.parseBody().catch(() => ({})))
  const visit = site.readVisit(c, values.redirectURL || undefined)
  const problems = findProblems(values)
  if (Object.keys(problems).length > 0) return showAgain(site, c, visit, values, { problems })
  try {
    return values.tab === 'login'
      ? await enter(site, c, visit, values)
      : await join(site, c, visit, values)
  } catch (error) {
    return explain(site, c, visit, values, error)
  }
}

async function enter(site: Site, c: Context, visit: Visit, values: FormValues): Promise<Response> {
  const { context } = site
  const address = context.readClientAddress(c)
  await context.limits.take('signIn', { address })
  const { username, password } = values
  const grant = await signIn(context, { username, password, address })
  const former = readTokens(c)
  setSession(c, grant, site.cookieOptions(visit))
  // Nobody has the tokens any more that this browser is about to forget.
  await signOut(context, former).catch((error) => context.logger.error({ err: error }))
  return wantsJson(c) ? c.json({ to: visit.back }) : c.redirect(visit.back, 303)
}

async function join(site: Site, c: Context, visit: Visit, values: FormValues): Promise<Response> {
  const { username, password, repPassword } = values
  const { context } = site
  await context.limits.take('register', { address: context.readClientAddress(c) })
  await register(context, { username, password, repPassword })
  const props = { tab: 'login', back: visit.back, username, note: copy.registered } as const
  return site.page(c, visit, { title: copy.login, main: entry(props) })
}

function explain(
  site: Site,
  c: Context,
  visit: Visit,
  values: FormValues,
  error: unknown,
): Response | Promise<Response> {
  const failure = toDomainError(error)
  if (failure.kind === 'serverError') site.context.logger.error({ err: error, path: c.req.path })
  setRetryAfter(c, failure)
  // The form has been checked: what a registration can still be refused for is its name.
  const isAboutName = values.tab === 'register' && failure.kind === 'refused'
  const reasons = isAboutName
    ? { problems: { username: failure.message } }
    : { failure: failure.message }
  // A refusal is an ordinary answer, as in the API.
  return showAgain(site, c, visit, values, reasons, FAILURES[failure.kind].status)
}

function showAgain(
  site: Site,
  c: Context,
  visit: Visit,
  values: FormValues,
  reasons: { problems?: Problems; failure?: string },
  status: ContentfulStatusCode = 200,
): Response | Promise<Response> {
  const { tab, username, agree } = values
  const props: EntryProps = { tab, back: visit.back, username, agree, ...reasons }
  const title = tab === 'login' ? copy.login : copy.register
  return site.page(c, visit, { title, main: entry(props), status })
}
