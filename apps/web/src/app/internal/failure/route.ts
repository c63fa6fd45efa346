import { errorCookie } from '@mozhan/session'
import { failureSecret, readFailure } from '@mozhan/session/server'
import { depart } from '@/depart.ts'
import { onlyForNavigation } from '@/navigation.ts'
import { pathOf } from '@/routes.ts'

/** Leaves what went wrong in the cookie that the error page reads; server components cannot. */
export const GET = onlyForNavigation((request) => {
  const packed = new URL(request.url).searchParams.get('f')
  const failure = readFailure(packed, failureSecret())
  return failure ? depart(pathOf('error'), [errorCookie(failure)]) : depart(pathOf('index'))
})
