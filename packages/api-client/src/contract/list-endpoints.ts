import type { Contract, Endpoint, Path } from './endpoint.ts'

/** An endpoint with its full name. */
export interface NamedEndpoint {
  /** Group and name, such as `article.getArticle`. */
  readonly name: string
  /** Key of the group in the contract, such as `article`. */
  readonly group: string
  /** The endpoint itself. */
  readonly endpoint: Endpoint
}

/**
 * Lists all endpoints of a contract. Fixed segments come before parameters, so that the first match of a router is correct.
 * @param contract groups of endpoints
 * @returns the endpoints with their names
 * @example
 * ```ts
 * import { contract, listEndpoints } from '@mozhan/api-client/contract'
 *
 * const paths = listEndpoints(contract).map(({ name, endpoint }) => [name, endpoint.path])
 * ```
 */
export function listEndpoints(contract: Contract): NamedEndpoint[] {
  return Object.entries(contract)
    .flatMap(([group, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]) => ({
        name: `${group}.${name}`,
        group,
        endpoint,
      })),
    )
    .sort((a, b) => compare(routingKey(a.endpoint.path), routingKey(b.endpoint.path)))
}

/** Sort key that puts parameters after all fixed segments. */
function routingKey(path: Path): string {
  return path.replace(/:\w+/g, '\uffff')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
