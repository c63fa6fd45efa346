import type { Fields, QueryOf, Route } from '../define-route.ts'
import { type ParamsOf, readNonDefault, readParams } from '../parse.ts'
import { fits } from '../read-value.ts'
import { variantsOf } from './screens.ts'

/**
 * Parses the path parameters of a cached variant: the query that was rewritten to it, and the parameters of the route. Undefined
 * if no such page can exist.
 */
export function parseVariant<Path extends string, Params extends Fields, Query extends Fields>(
  route: Route<Path, Params, Query>,
  params: Readonly<Record<string, string>>,
): (ParamsOf<Path, Params> & QueryOf<{ query: Query }>) | undefined {
  const variants = variantsOf(route)
  const found: Record<string, string | number> | undefined = readParams(route, params)
  if (!found || variants?.kind !== 'cached') return undefined
  for (const [param, names] of Object.entries(variants.from)) {
    const given = params[param] ?? ''
    const name = names.find((each) => isFieldOf(route, each, given))
    if (name === undefined) return undefined
    const value = readNonDefault(route.query[name] ?? 'id', given)
    if (value !== undefined) found[name] = value
  }
  // Each value has been parsed by the type of its field.
  return found as ParamsOf<Path, Params> & QueryOf<{ query: Query }>
}

function isFieldOf({ query }: Route, name: string, value: string): boolean {
  const field = query[name]
  return field !== undefined && fits(field, value)
}
