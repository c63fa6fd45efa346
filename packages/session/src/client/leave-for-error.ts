import { errorCookie, type Failure } from '../error-cookie.ts'
import { leaveFor } from './leave.ts'
import { writeCookie } from './session-atoms.ts'

/**
 * Ends a navigation that failed on the page `/error` (spec §8). For navigation only: calls in the background and forms
 * say on the page what went wrong.
 */
export function leaveForError(failure: Failure): void {
  leaveFor(() => {
    writeCookie(errorCookie(failure))
    return '/error'
  })
}
