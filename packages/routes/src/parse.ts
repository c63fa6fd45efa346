import type { AnyRoute, Fields, ParamName, QueryOf, Route } from './define-route.ts'
import { type Field, id, type ReadValue } from './fields.ts'
import { fits, patternOf, readValue } from './read-value.ts'

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

type ParamsOf<Path extends string, Params extends Fields> = {
  [Name in ParamName<Path>]: Name extends keyof Params ? ReadValue<Params[Name]> : string
}

/** The parameters in the path of a route; undefined where no such page can exist. */
export function parseParams<Path extends string, Params extends Fields>(
  route: Route<string, Path, Params, Fields>,
  params: Readonly<Record<string, string>>,
): ParamsOf<Path, Params> | undefined {
  const found = readParams(route, params)
  // Each parameter of the path has been read by its field.
  return found as ParamsOf<Path, Params> | undefined
}

/** What a query says. What cannot be read counts as not said; of a value given twice the first counts. */
export function parseQuery<Query extends Fields>(
  { query }: { query: Query },
  values: RawQuery,
): QueryOf<{ query: Query }> {
  const found: Record<string, string | number> = {}
  for (const [name, field] of Object.entries(query)) {
    const given = values[name]
    const value = readMention(field, typeof given === 'object' ? given[0] : given)
    if (value !== undefined) found[name] = value
  }
  // Each value has been read by the field of its name.
  return found as QueryOf<{ query: Query }>
}

/**
 * What a query said that led to the path of a kept variant, with the parameters of the route itself; undefined where no such
 * page can exist.
 */
export function parseVariant<Path extends string, Params extends Fields, Query extends Fields>(
  route: Route<string, Path, Params, Query>,
  params: Readonly<Record<string, string>>,
): (ParamsOf<Path, Params> & QueryOf<{ query: Query }>) | undefined {
  const { variants } = route
  const found: Record<string, string | number> | undefined = readParams(route, params)
  if (!found || variants?.kind !== 'kept') return undefined
  for (const [param, names] of Object.entries(variants.from)) {
    const given = params[param] ?? ''
    const name = names.find((each) => isFieldOf(route, each, given))
    if (name === undefined) return undefined
    const value = readMention(route.query[name] ?? id, given)
    if (value !== undefined) found[name] = value
  }
  // Read by the fields of the route, as above.
  return found as ParamsOf<Path, Params> & QueryOf<{ query: Query }>
}

/** Recognises the addresses of a route by their path. */
export function toPathPattern(route: AnyRoute): RegExp {
  const source = route.path.replace(/:(\w+)/g, (_, name) => {
    const pattern = patternOf(route.params?.[name] ?? id) ?? '[^/]+'
    return pattern.includes('|') ? `(?:${pattern})` : pattern
  })
  return new RegExp(`^${source}$`)
}

function readParams(
  { path, params }: AnyRoute,
  given: Readonly<Record<string, string>>,
): Record<string, string | number> | undefined {
  const found: Record<string, string | number> = {}
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const value = readValue(params?.[name] ?? id, given[name] ?? '')
    if (value === undefined) return undefined
    found[name] = value
  }
  return found
}

function isFieldOf({ query }: Route, name: string, value: string): boolean {
  const field = query[name]
  return field !== undefined && fits(field, value)
}

/** What needs no mention is not there once it is read, either. */
function readMention(field: Field, given: string | undefined): string | number | undefined {
  if (given === undefined) return undefined
  const value = readValue(field, given)
  const isFirst = field.kind === 'choice' ? value === field.names[0] : value === 1
  return isFirst ? undefined : value
}
