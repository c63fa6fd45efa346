import { errorCookie } from '@mozhan/session'
import { failureSecret, readFailure } from '@mozhan/session/server'
import { depart, isPrefetch, notNow } from '@/depart.ts'
import { pathOf } from '@/routes.ts'

/** Leaves what went wrong in the cookie that the error page reads; server components cannot. */
export function GET(request: Request): Response {
  if (isPrefetch(request)) return notNow()
  const packed = new URL(request.url).searchParams.get('f')
  const failure = readFailure(packed, failureSecret())
  return failure ? depart(pathOf('error'), [errorCookie(failure)]) : depart(pathOf('index'))
}
