import type { Field, ReadValue, WrittenValue } from './fields.ts'

export type Fields = Readonly<Record<string, Field>>

/** Names of the parameters in a path. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export interface RouteOptions<Path extends string, Params, Query> {
  /** With parameters such as `:id`. With a slash at the end, the path works with and without it. */
  path: Path
  /** Types of parameters other than ids. */
  params?: Params
  query?: Query
}

/** A definition without its specific types, for functions that iterate over all of them. */
export interface AnyRoute {
  readonly path: string
  readonly params?: Fields
  readonly query: Fields
}

type Written<Path extends string, Params extends Fields, Query extends Fields> = {
  [Name in ParamName<Path>]: Name extends keyof Params ? WrittenValue<Params[Name]> : string
} & { [Name in keyof Query]?: WrittenValue<Query[Name]> | undefined }

/** The argument is optional if the route has no required values. */
type Arguments<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values]

export interface Route<
  Path extends string = string,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
> extends AnyRoute {
  readonly path: Path
  readonly params?: Params
  readonly query: Query
  /** The address with these values. Default values are omitted. */
  href(...values: Arguments<Written<Path, Params, Query>>): string
}

/** Parsed query of a route. */
export type QueryOf<Target extends { query: Fields }> = {
  [Name in keyof Target['query']]?: ReadValue<Target['query'][Name]>
}

/**
 * Defines one address of the site.
 * @example
 * const questionList = defineRoute({ path: '/question', query: { tab: ['hot', 'new'], page: 'page' } })
 * questionList.href({ tab: 'new', page: 2 }) // '/question?tab=new&page=2'
 */
export function defineRoute<
  const Path extends string,
  const Params extends Fields = Record<never, Field>,
  const Query extends Fields = Record<never, Field>,
>(options: RouteOptions<Path, Params, Query>): Route<Path, Params, Query> {
  const { path } = options
  // `Query` has no fields if none are given.
  const query = options.query ?? ({} as Query)
  return {
    ...options,
    query,
    href(values: Values = {}) {
      const written = new URLSearchParams()
      for (const name in query) {
        const field = query[name]
        const value = values[name]
        // A default value is omitted.
        const initial = field === 'page' ? 1 : typeof field === 'object' ? field[0] : ''
        if (value !== undefined && (value !== initial || field === 'key')) {
          written.set(name, `${value}`)
        }
      }
      return (
        path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name] ?? '')) +
        (written.size > 0 ? `?${written}` : '')
      )
    },
  }
}

type Values = Readonly<Record<string, string | number | undefined>>
