import { type ApiError, isApiError } from './api-error.ts'
import { isTokenExpiredError } from './token-expired-error.ts'

/** Names of ky's errors. Its own guards would add its classes to the bundle. */
const UNANSWERED = new Set(['NetworkError', 'TimeoutError'])
/** Equals `CONFLICT_CODE` of the contract, without importing its schemas. */
const CONFLICT = 409
const NOT_FOUND = 404

/**
 * Whether the server refused the call for another reason than an expired session.
 * @param error what a call threw
 * @returns true for an `ApiError` that is not a `TokenExpiredError`
 * @example
 * ```ts
 * import { createApiClient, isRefusal } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * await api.comment.deleteComment({ params: { id: '7' } }).catch((error) => {
 *   if (isRefusal(error)) console.log(error.message)
 * })
 * ```
 */
export function isRefusal(error: unknown): error is ApiError {
  return isApiError(error) && !isTokenExpiredError(error)
}

/**
 * Whether the server did not answer, or not in time. The same call may succeed later.
 * @param error what a call threw
 * @returns true for ky's `NetworkError` and `TimeoutError`
 * @example
 * ```ts
 * import { createApiClient, isUnanswered } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * await createApiClient(contract).article.listArticles().catch((error) => {
 *   if (isUnanswered(error)) console.log('offline')
 * })
 * ```
 */
export function isUnanswered(error: unknown): error is Error {
  return error instanceof Error && UNANSWERED.has(error.name)
}

/**
 * Whether a change was refused because its base version has been replaced.
 * @param error what a call threw
 * @returns true for an `ApiError` with code 409
 * @example
 * ```ts
 * import { createApiClient, isConflict } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * await api.column.deleteColumn({ params: { id: '7' } }).catch((error) => {
 *   if (isConflict(error)) console.log('load it again')
 * })
 * ```
 */
export function isConflict(error: unknown): error is ApiError {
  return isApiError(error) && error.code === CONFLICT
}

/**
 * Whether the requested entity does not exist or is not visible to the caller.
 * @param error what a call threw
 * @returns true for an `ApiError` with code 404
 * @example
 * ```ts
 * import { createApiClient, isNotFound } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract)
 * const found = await api.article.getArticle({ params: { id: '7' } }).catch((error) => {
 *   if (isNotFound(error)) return undefined
 *   throw error
 * })
 * ```
 */
export function isNotFound(error: unknown): error is ApiError {
  return isApiError(error) && error.code === NOT_FOUND
}
