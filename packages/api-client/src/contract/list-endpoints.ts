import type { Contract, Endpoint, Path } from './endpoint.ts'

/** An endpoint under its full name, such as `article.getArticle`. */
export interface NamedEndpoint {
  /** Group and name, such as `article.getArticle`. */
  readonly name: string
  /** Key of the group in the contract, such as `article`. */
  readonly group: string
  /** The endpoint itself. */
  readonly endpoint: Endpoint
}

/**
 * All endpoints of a contract, fixed segments before parameters: a router that takes the first match finds the right
 * one.
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

/** Sorts parameters behind every fixed text. */
function routingKey(path: Path): string {
  return path.replace(/:\w+/g, '\uffff')
}

function compare(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
