import { errorCookie, type Failure } from '../error-cookie.ts'
import { leaveFor } from './leave.ts'
import { writeCookie } from './session-atoms.ts'

/**
 * Ends a navigation that failed on the page `/error`. For navigations only: forms and calls in the background show
 * their failure on the page.
 * @param failure what the error page shows
 * @example
 * ```ts
 * import { leaveForError } from '@mozhan/session/client'
 *
 * leaveForError({ code: 404, message: '文章不存在' })
 * ```
 */
export function leaveForError(failure: Failure): void {
  leaveFor(() => {
    writeCookie(errorCookie(failure))
    return '/error'
  })
}
