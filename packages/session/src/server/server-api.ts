import 'server-only'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Api } from '../client/load-api.ts'
import { attachFailureDigests } from './attach-failure-digests.ts'
import { cacheAnswer } from './cache-answer.ts'
import { callBudget } from './call-budget.ts'
import { fetchUncached } from './fetch-uncached.ts'
import { serverApiUrl } from './site-config.ts'
import { wrapCalls } from './wrap-calls.ts'

/** Cache options of `createServerApi`. */
export interface ServerApiOptions {
  /** Cache tags such as `article:1`; invalidating one of them expires the answers. */
  tags?: readonly string[]
  /** Whether answers bypass the cache. @default false */
  isFresh?: boolean
}

/** Timeout of one call. */
const TIMEOUT_MS = 8000

/**
 * The API as an anonymous reader sees it, for public pages. Only for calls that read, because answers are cached under
 * `tags`.
 * @param options cache tags, and whether the cache is bypassed
 * @returns the client
 * @example
 * ```ts
 * import { createServerApi } from '@mozhan/session/server'
 *
 * const api = createServerApi({ tags: ['article:7'] })
 * const article = await api.article.getArticle({ params: { id: '7' } })
 * ```
 */
export function createServerApi({ tags = [], isFresh = false }: ServerApiOptions = {}): Api {
  const api = createApiClient(contract, {
    baseUrl: serverApiUrl(),
    fetch: fetchUncached,
    timeout: TIMEOUT_MS,
    budget: callBudget(),
  })
  return attachFailureDigests(isFresh ? api : cacheAnswers(api, tags))
}

function cacheAnswers(api: Api, tags: readonly string[]): Api {
  return wrapCalls(
    api,
    (name, call) =>
      (...args) =>
        cacheAnswer(`${name} ${JSON.stringify(args)}`, tags, () => call(...args)),
  )
}
