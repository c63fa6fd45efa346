import type { Contract, Endpoint, Path } from './endpoint.ts'

/** An endpoint under its full name, such as `article.getArticle`. */
export interface NamedEndpoint {
  readonly name: string
  readonly group: string
  readonly endpoint: Endpoint
}

/**
 * All endpoints of a contract in an order in which a router that takes the first match finds each:
 * fixed segments before parameters.
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
