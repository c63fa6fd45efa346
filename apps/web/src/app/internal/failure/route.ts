import { errorPage, homePage } from '@mozhan/routes'
import { errorCookie } from '@mozhan/session'
import {
  failureSecret,
  onlyForNavigation,
  readFailure,
  redirectWithCookies,
} from '@mozhan/session/server'

/** Sets the cookie that the error page reads, because server components cannot set cookies. */
export const GET = onlyForNavigation((request) => {
  const packed = new URL(request.url).searchParams.get('f')
  const failure = readFailure(packed, failureSecret())
  return failure
    ? redirectWithCookies(errorPage.path, [errorCookie(failure)])
    : redirectWithCookies(homePage.path)
})
