import 'server-only'
import { createApiClient, isApiError } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import type { Api } from '../client/load-api.ts'
import { callBudget } from './call-budget.ts'
import { FAILURE_DIGEST, packFailure, tellSilence } from './fail-page.ts'
import { fetchAnew } from './fetch-anew.ts'
import { keepAnswer } from './keep-answer.ts'
import { serverApiUrl } from './site-config.ts'

export interface ServerApiOptions {
  /** What the answers are about, such as `article:1`; a change of it expires them. */
  tags?: readonly string[]
  /** Whether each answer is asked for anew, and kept nowhere. @default false */
  isFresh?: boolean
}

type Call = (...args: unknown[]) => Promise<unknown>

/** Milliseconds a page waits for one answer of the API. */
const TIMEOUT = 8000

/**
 * The API as an anonymous reader sees it, for public pages. Only for calls that read: their answers are kept.
 * The address is read at call time.
 */
export function createServerApi({ tags = [], isFresh = false }: ServerApiOptions = {}): Api {
  const api = createApiClient(contract, {
    baseUrl: serverApiUrl(),
    fetch: fetchAnew,
    timeout: TIMEOUT,
    budget: callBudget(),
  })
  const keep = (name: string, call: Call): Call =>
    isFresh
      ? call
      : (...args) => keepAnswer(`${name} ${JSON.stringify(args)}`, tags, () => call(...args))
  return wrapCalls(api, (name, call) => tellFailures(keep(name, call)))
}

/** Each group keeps its calls and their types. */
function wrapCalls(api: Api, wrap: (name: string, call: Call) => Call): Api {
  const wrapGroup = (groupName: string, group: object) =>
    new Proxy(group, {
      get(target, name) {
        const call: unknown = Reflect.get(target, name)
        if (typeof call !== 'function') return call
        return wrap(`${groupName}.${String(name)}`, (...args) => Reflect.apply(call, target, args))
      },
    })
  return Object.fromEntries(
    Object.entries(api).map(([name, group]) => [name, wrapGroup(name, group)]),
  ) as Api
}

/**
 * Has refusals carry themselves to the error boundary: Next hands an own `digest` of an error on to the browser, and
 * nothing else. A page that makes a 404 of what does not exist has caught the error before.
 */
function tellFailures(call: Call): Call {
  return async (...args) => {
    try {
      return await call(...args)
    } catch (error) {
      if (isApiError(error)) {
        Object.assign(error, { digest: FAILURE_DIGEST + packFailure(error) })
      }
      throw tellSilence(error)
    }
  }
}
