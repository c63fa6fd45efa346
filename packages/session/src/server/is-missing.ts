import 'server-only'
import { isContractError, isNotFound, isTokenExpiredError } from '@mozhan/api-client'

/**
 * Whether a failed read means that the entity does not exist, so that the page is a 404. Older back ends answer with an
 * empty `data`. A refusal is no missing entity: the error page shows its message (docs/rules.md#failed-calls).
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
  if (isNotFound(error)) return !isTokenExpiredError(error)
  if (!isContractError(error)) return false
  return error.issues.length > 0 && error.issues.every(({ path }) => path.length === 0)
}
