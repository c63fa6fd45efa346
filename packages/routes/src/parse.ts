import type { AnyRoute, Fields, ParamName, QueryOf, Route } from './define-route.ts'
import type { Field, ReadValue } from './fields.ts'
import { patternOf, readValue } from './read-value.ts'

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

export type ParamsOf<Path extends string, Params extends Fields> = {
  [Name in ParamName<Path>]: Name extends keyof Params ? ReadValue<Params[Name]> : string
}

/** Parses the parameters in the path of a route; undefined if no such page can exist. */
export function parseParams<Path extends string, Params extends Fields>(
  route: Route<Path, Params, Fields>,
  params: Readonly<Record<string, string>>,
): ParamsOf<Path, Params> | undefined {
  const found = readParams(route, params)
  // Each parameter has been parsed by the type of its field.
  return found as ParamsOf<Path, Params> | undefined
}

/** Parses a query. Invalid values are omitted; of repeated values the first is used. */
export function parseQuery<Query extends Fields>(
  { query }: { query: Query },
  values: RawQuery,
): QueryOf<{ query: Query }> {
  const found: Record<string, string | number> = {}
  for (const [name, field] of Object.entries(query)) {
    const given = values[name]
    const value = readNonDefault(field, typeof given === 'object' ? given[0] : given)
    if (value !== undefined) found[name] = value
  }
  // Each value has been parsed by the type of its field.
  return found as QueryOf<{ query: Query }>
}

/** Builds a regular expression that matches the paths of a route. */
export function toPathPattern(route: AnyRoute): RegExp {
  const source = route.path.replace(/:(\w+)/g, (_, name) => {
    const pattern = patternOf(route.params?.[name] ?? 'id') ?? '[^/]+'
    return pattern.includes('|') ? `(?:${pattern})` : pattern
  })
  return new RegExp(`^${source}$`)
}

export function readParams(
  { path, params }: AnyRoute,
  given: Readonly<Record<string, string>>,
): Record<string, string | number> | undefined {
  const found: Record<string, string | number> = {}
  for (const [, name = ''] of path.matchAll(/:(\w+)/g)) {
    const value = readValue(params?.[name] ?? 'id', given[name] ?? '')
    if (value === undefined) return undefined
    found[name] = value
  }
  return found
}

/** Parses a value; undefined for an invalid or a default one. */
export function readNonDefault(
  field: Field,
  given: string | undefined,
): string | number | undefined {
  if (given === undefined) return undefined
  const value = readValue(field, given)
  const isFirst = value === (typeof field === 'object' ? field[0] : 1)
  return isFirst ? undefined : value
}
