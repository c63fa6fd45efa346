import 'server-only'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Api } from '../client/load-api.ts'
import { callBudget } from './call-budget.ts'
import { fetchAnew } from './fetch-anew.ts'
import { keepAnswer } from './keep-answer.ts'
import { serverApiUrl } from './site-config.ts'
import { tellFailures } from './tell-failures.ts'
import { wrapCalls } from './wrap-calls.ts'

/** How long answers are kept, and what they are about. */
export interface ServerApiOptions {
  /** What the answers are about, such as `article:1`; a change of it expires them. */
  tags?: readonly string[]
  /** Whether each answer is requested anew and not kept. @default false */
  isFresh?: boolean
}

/** Milliseconds a page waits for one answer of the API. */
const TIMEOUT = 8000

/**
 * The API as an anonymous reader sees it, for public pages. Only for calls that read: their answers are kept under
 * `tags`.
 * @param options what the answers are about, and whether they are kept
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
    fetch: fetchAnew,
    timeout: TIMEOUT,
    budget: callBudget(),
  })
  return tellFailures(isFresh ? api : keepAnswers(api, tags))
}

function keepAnswers(api: Api, tags: readonly string[]): Api {
  return wrapCalls(
    api,
    (name, call) =>
      (...args) =>
        keepAnswer(`${name} ${JSON.stringify(args)}`, tags, () => call(...args)),
  )
}
