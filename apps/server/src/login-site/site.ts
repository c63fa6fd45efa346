import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { LoginSiteContext } from './context.ts'
import { layout, type Markup } from './pages/layout.ts'
import type { SessionCookieOptions } from './session-cookies.ts'
import { createVisitReader, type ReadVisit, type Visit } from './visit.ts'

/** Shared dependencies of the handlers. */
export interface Site {
  readonly context: LoginSiteContext
  readonly readVisit: ReadVisit
  cookieOptions(visit: Visit): SessionCookieOptions
  page(c: Context, visit: Visit, page: Page): Response | Promise<Response>
}

export interface Page {
  readonly title: string
  readonly main: Markup
  readonly status?: ContentfulStatusCode
  /** Redirect address. */
  readonly location?: string
}

export function createSite(context: LoginSiteContext): Site {
  const { siteName, sessionCookieDomain } = context.config
  return {
    context,
    readVisit: createVisitReader(context),
    cookieOptions: ({ isSecure }) => ({ isSecure, domain: sessionCookieDomain }),
    page(c, { rule }, { title, main, status = 200, location }) {
      const text = layout({ title, siteName, home: rule.home, main })
      return location === undefined ? c.html(text, status) : c.html(text, 303, { location })
    },
  }
}
