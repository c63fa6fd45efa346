import { errorPage, homePage } from '@mozhan/routes'
import { errorCookie } from '@mozhan/session'
import {
  failureSecret,
  onlyForNavigation,
  readFailure,
  redirectWithCookies,
} from '@mozhan/session/server'

/** Leaves what went wrong in the cookie that the error page reads; server components cannot. */
export const GET = onlyForNavigation((request) => {
  const packed = new URL(request.url).searchParams.get('f')
  const failure = readFailure(packed, failureSecret())
  return failure
    ? redirectWithCookies(errorPage.path, [errorCookie(failure)])
    : redirectWithCookies(homePage.path)
})
