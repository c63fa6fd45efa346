import type { AnyRoute, Fields, ParamName, QueryOf, Route } from './define-route.ts'
import type { Field, ReadValue } from './fields.ts'
import { patternOf, readValue } from './read-value.ts'

export type RawQuery = Readonly<Record<string, string | readonly string[] | undefined>>

export type ParamsOf<Path extends string, Params extends Fields> = {
  [Name in ParamName<Path>]: Name extends keyof Params ? ReadValue<Params[Name]> : string
}

/** The parameters in the path of a route; undefined where no such page can exist. */
export function parseParams<Path extends string, Params extends Fields>(
  route: Route<Path, Params, Fields>,
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

/** Recognises the addresses of a route by their path. */
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

/** What needs no mention is not there once it is read, either. */
export function readMention(field: Field, given: string | undefined): string | number | undefined {
  if (given === undefined) return undefined
  const value = readValue(field, given)
  const isFirst = value === (typeof field === 'object' ? field[0] : 1)
  return isFirst ? undefined : value
}
