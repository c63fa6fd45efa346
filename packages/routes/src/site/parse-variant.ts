import type { Fields, QueryOf, Route } from '../define-route.ts'
import { type ParamsOf, readMention, readParams } from '../parse.ts'
import { fits } from '../read-value.ts'
import { variantsOf } from './screens.ts'

/**
 * What a query said that led to the path of a kept variant, with the parameters of the route itself; undefined where no such
 * page can exist.
 */
export function parseVariant<Path extends string, Params extends Fields, Query extends Fields>(
  route: Route<Path, Params, Query>,
  params: Readonly<Record<string, string>>,
): (ParamsOf<Path, Params> & QueryOf<{ query: Query }>) | undefined {
  const variants = variantsOf(route)
  const found: Record<string, string | number> | undefined = readParams(route, params)
  if (!found || variants?.kind !== 'kept') return undefined
  for (const [param, names] of Object.entries(variants.from)) {
    const given = params[param] ?? ''
    const name = names.find((each) => isFieldOf(route, each, given))
    if (name === undefined) return undefined
    const value = readMention(route.query[name] ?? 'id', given)
    if (value !== undefined) found[name] = value
  }
  // Read by the fields of the route, as above.
  return found as ParamsOf<Path, Params> & QueryOf<{ query: Query }>
}

function isFieldOf({ query }: Route, name: string, value: string): boolean {
  const field = query[name]
  return field !== undefined && fits(field, value)
}
