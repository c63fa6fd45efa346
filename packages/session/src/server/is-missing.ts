import 'server-only'
import { isApiError, isContractError } from '@mozhan/api-client'

/** Codes of the answer to a read of a missing entity. Older back ends answer 999. */
const MISSING_CODES = [404, 999]

/**
 * Whether a failed read means that the entity does not exist, so that the page is a 404. Older back ends answer with an
 * empty `data`.
 * @param error what the call threw
 * @returns false for every other failure
 * @example
 * ```ts
 * import { createServerApi, isMissing } from '@mozhan/session/server'
 * import { notFound } from 'next/navigation'
 *
 * const article = await createServerApi()
 *   .article.getArticle({ params: { id: '7' } })
 *   .catch((error) => {
 *     if (isMissing(error)) notFound()
 *     throw error
 *   })
 * ```
 */
export function isMissing(error: unknown): boolean {
  if (isApiError(error)) return MISSING_CODES.includes(error.code)
  if (!isContractError(error)) return false
  return error.issues.length > 0 && error.issues.every(({ path }) => path.length === 0)
}
