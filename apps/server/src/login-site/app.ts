import { createProxyTrust } from '@mozhan/operations'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { healthRoutes } from '../platform/http/health-routes.ts'
import { observeRequests } from '../platform/http/observe-requests.ts'
import { agreementPage } from './agreement/page.ts'
import { assetRoutes } from './assets.ts'
import type { LoginSiteContext } from './context.ts'
import { copy } from './copy.ts'
import { siteHeaders } from './headers.ts'
import { logOut, openLogOut } from './log-out.ts'
import { isNavigation } from './navigation.ts'
import { notice } from './pages/notice.ts'
import { refreshSession } from './refresh.ts'
import { refreshInBackground } from './refresh-in-background.ts'
import { showForm } from './show-form.ts'
import { receiveForm } from './sign-in.ts'
import { createSite, type Site } from './site.ts'

/** Limit of a form with a name, passwords and an address. */
const MAX_BODY_BYTES = 64 * 1024

/** The login site (docs/rules.md#login-site) as a Hono app. */
export function createLoginSite(context: LoginSiteContext): Hono {
  const site = createSite(context)
  const app = new Hono()
  const isTrusted = createProxyTrust(context.config.trustedProxies)
  const onlyOwnForms = csrf({ origin: (origin, c) => isOwnOrigin(site, c, origin) })
  app.use(observeRequests(context, isTrusted), siteHeaders(site.readVisit))
  app.onError((error, c) => {
    if (error instanceof HTTPException && error.status < 500) {
      return respondWithNotice(site, c, error.status, copy.foreign)
    }
    context.logger.error({ err: error, path: c.req.path }, 'unexpected error in the login site')
    return respondWithNotice(site, c, 500, copy.busy)
  })
  app.notFound((c) => respondWithNotice(site, c, 404, copy.notFound))

  app.route('/', healthRoutes(context))
  app.route('/', assetRoutes())
  app.get('/agreement', (c) => {
    const main = agreementPage(context.config.siteName)
    return site.page(c, site.readVisit(c), { title: copy.agreementTitle, main })
  })
  app.get('/', (c) => showForm(site, c))
  app.get('/refresh', (c) => onlyForNavigation(site, c, refreshSession))
  app.post('/refresh', (c) => refreshInBackground(site, c))
  app.get('/logout', (c) => onlyForNavigation(site, c, openLogOut))
  app.post('/logout', onlyOwnForms, (c) => logOut(site, c))
  app.post(
    '/',
    bodyLimit({
      maxSize: MAX_BODY_BYTES,
      onError: (c) => respondWithNotice(site, c, 413, copy.tooLarge),
    }),
    onlyOwnForms,
    (c) => receiveForm(site, c),
  )
  return app
}

function onlyForNavigation(
  site: Site,
  c: Context,
  handle: (site: Site, c: Context) => Promise<Response>,
): Response | Promise<Response> {
  // HEAD has no side effects and is always answered.
  if (c.req.method === 'HEAD') return c.body(null)
  return isNavigation(c) ? handle(site, c) : respondWithNotice(site, c, 403, copy.notNavigation)
}

/** Behind a proxy that terminates TLS, the URL of the request differs from that in the browser. */
function isOwnOrigin(site: Site, c: Context, origin: string): boolean {
  const { publicOrigin } = site.readVisit(c)
  const { loginSiteUrl } = site.context.config
  const known = URL.canParse(loginSiteUrl) ? new URL(loginSiteUrl).origin : undefined
  return origin === `${publicOrigin.protocol}//${publicOrigin.host}` || origin === known
}

function respondWithNotice(site: Site, c: Context, status: ContentfulStatusCode, text: string) {
  const main = notice({ text, numeral: status })
  return site.page(c, site.readVisit(c), { title: text, main, status })
}
