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

/** `POST /`: signs in and redirects back, or registers and shows the sign-in tab (docs/rules.md#login-site). */
export async function receiveForm(site: Site, c: Context): Promise<Response> {
  // An unreadable body is treated as an empty form.
  const values = readForm(await c.req.parseBody().catch(() => ({})))
  const visit = site.readVisit(c, values.redirectURL || undefined)
  const problems = findProblems(values)
  if (Object.keys(problems).length > 0) return showFormAgain(site, c, visit, values, { problems })
  try {
    return values.tab === 'login'
      ? await signInAndRedirect(site, c, visit, values)
      : await registerAndShowLogin(site, c, visit, values)
  } catch (error) {
    return showError(site, c, visit, values, error)
  }
}

async function signInAndRedirect(
  site: Site,
  c: Context,
  visit: Visit,
  values: FormValues,
): Promise<Response> {
  const { context } = site
  const address = context.readClientAddress(c)
  await context.limits.take('signIn', { address })
  const { username, password } = values
  const grant = await signIn(context, { username, password, address })
  const previousTokens = readTokens(c)
  setSession(c, grant, site.cookieOptions(visit))
  // End the previous sign-in of the browser, because its tokens are overwritten.
  await signOut(context, previousTokens).catch((error) =>
    context.logger.error({ err: error }, 'ending the previous sign-in failed'),
  )
  return wantsJson(c) ? c.json({ to: visit.back }) : c.redirect(visit.back, 303)
}

async function registerAndShowLogin(
  site: Site,
  c: Context,
  visit: Visit,
  values: FormValues,
): Promise<Response> {
  const { username, password, repPassword } = values
  const { context } = site
  await context.limits.take('register', { address: context.readClientAddress(c) })
  await register(context, { username, password, repPassword })
  const props = { tab: 'login', back: visit.back, username, note: copy.registered } as const
  return site.page(c, visit, { title: copy.login, main: entry(props) })
}

function showError(
  site: Site,
  c: Context,
  visit: Visit,
  values: FormValues,
  error: unknown,
): Response | Promise<Response> {
  const failure = toDomainError(error)
  if (failure.kind === 'serverError')
    site.context.logger.error({ err: error, path: c.req.path }, 'sign-in or registration failed')
  setRetryAfter(c, failure)
  // The form is valid, so a registration can be refused only for its name.
  const isAboutName = values.tab === 'register' && failure.kind === 'refused'
  const reasons = isAboutName
    ? { problems: { username: failure.message } }
    : { failure: failure.message }
  // A refusal has status 200, as in the API.
  return showFormAgain(site, c, visit, values, reasons, FAILURES[failure.kind].status)
}

function showFormAgain(
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
