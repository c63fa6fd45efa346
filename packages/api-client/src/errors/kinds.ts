import { type ApiError, isApiError } from './api-error.ts'
import { isTokenExpiredError } from './token-expired-error.ts'

/** As ky names them; its own guards would bring its classes along. */
const UNANSWERED = new Set(['NetworkError', 'TimeoutError'])
/** The code of `CHANGED_ELSEWHERE`, without the schemas of the contract. */
const CONFLICT = 409
const NOT_FOUND = 404

/** Whether the server refused the call for what it asks; the session is good. */
export function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && !isTokenExpiredError(error)
}

/** Whether nothing answered, or not in time. */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && UNANSWERED.has(error.name)
}

/** Whether there is a newer version than the one that a change goes on from. */
export function isChangedElsewhere(error: unknown): error is ApiError {
  return isApiError(error) && error.code === CONFLICT
}

/** Whether what a call names does not exist for its caller. */
export function isNotFound(error: unknown): error is ApiError {
  return isApiError(error) && error.code === NOT_FOUND
}
