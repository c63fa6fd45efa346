import { createCaller } from './call.ts'
import type { Contract, Endpoint, ResultOf } from './contract/endpoint.ts'
import type { CallArgs, ClientOptions } from './options.ts'

/** A contract turned into methods: `api.article.getArticle({ params: { id } })`. */
export type ApiClient<C extends Contract> = {
  readonly [Group in keyof C]: {
    readonly [Name in keyof C[Group]]: ApiMethod<C[Group][Name]>
  }
}

/**
 * The client's method for one endpoint. Resolves to `ResultOf<E>`; the README lists the errors of a call.
 */
export type ApiMethod<E extends Endpoint> = (...args: CallArgs<E>) => Promise<ResultOf<E>>

/**
 * Creates a client with one method per endpoint of a contract.
 * @param contract groups of endpoints, such as `contract` of `@mozhan/api-client/contract`
 * @param options address, token and timeout
 * @returns one method for each endpoint: `api.<group>.<endpoint>(input, options)`
 * @throws TypeError if `baseUrl` is not absolute outside of a browser
 * @example
 * ```ts
 * import { createApiClient } from '@mozhan/api-client'
 * import { contract } from '@mozhan/api-client/contract'
 *
 * const api = createApiClient(contract, { baseUrl: 'http://127.0.0.1:4000' })
 * const { records } = await api.article.listArticles({ body: { current: 1, size: 20 } })
 * ```
 */
export function createApiClient<C extends Contract>(
  contract: C,
  options: ClientOptions = {},
): ApiClient<C> {
  const call = createCaller(options)
  const groups = Object.entries(contract).map(([group, endpoints]) => {
    const methods = Object.entries(endpoints).map(([name, endpoint]) => [
      name,
      (...args: CallArgs<Endpoint>) => call(endpoint, ...args),
    ])
    return [group, Object.fromEntries(methods)]
  })
  // Built from the keys of the contract, each bound to its endpoint.
  return Object.fromEntries(groups) as ApiClient<C>
}
