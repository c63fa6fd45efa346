import type { Field, ReadValue, WrittenValue } from './fields.ts'

export type Fields = Readonly<Record<string, Field>>

/** Names of the parameters in a path. */
export type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export interface RouteOptions<Name, Path extends string, Params, Query> {
  /** What the specification calls it. */
  name?: Name
  /** `:id` stands for a parameter. A slash at the end means that both spellings answer. */
  path: Path
  /** What parameters look like that are no ids. */
  params?: Params
  query?: Query
  /** Only for members. */
  isGuarded?: boolean
  /** Stands in the site map by itself. */
  isListed?: boolean
  /** How the page is kept that a query names; without this, queries name no other page. */
  variants?: Variants<Extract<keyof Query, string>>
}

/** How a page is made that a query names. */
export type Variants<Name extends string = string> =
  | {
      readonly kind: 'kept'
      /** Each of them has a path of its own, where it can be kept; the query leads there. */
      readonly path: string
      /** Which parts of the query a parameter of that path is taken from, the first one that is there. */
      readonly from: Readonly<Record<string, readonly Name[]>>
      /** A value that makes no difference to the name of the page. */
      readonly unnamed?: string
    }
  | {
      /** Made for each request, at a path of its own where the page without a query is kept. */
      readonly kind: 'anew'
      readonly path?: string
    }

/** A definition without its types, for those who go through all of them. */
export interface AnyRoute {
  readonly name?: string
  readonly path: string
  readonly params?: Fields
  readonly query?: Fields
  readonly isGuarded?: boolean
  readonly isListed?: boolean
  readonly variants?: Variants
}

type Written<Path extends string, Params extends Fields, Query extends Fields> = {
  [Name in ParamName<Path>]: Name extends keyof Params ? WrittenValue<Params[Name]> : string
} & { [Name in keyof Query]?: WrittenValue<Query[Name]> | undefined }

/** Only what a route takes has to be given. */
type Arguments<Values> = Record<never, never> extends Values ? [values?: Values] : [values: Values]

export interface Route<
  Name extends string = string,
  Path extends string = string,
  Params extends Fields = Fields,
  Query extends Fields = Fields,
> extends AnyRoute {
  readonly name?: Name
  readonly path: Path
  readonly params?: Params
  readonly query: Query
  /** The address with these values. What needs no mention is left out. */
  href(...values: Arguments<Written<Path, Params, Query>>): string
}

/** What the query of a route says. */
export type QueryOf<Target extends { query: Fields }> = {
  [Name in keyof Target['query']]?: ReadValue<Target['query'][Name]>
}

/**
 * Defines one address of the site.
 * @example
 * const questionList = defineRoute({ path: '/question', query: { tab: oneOf('hot', 'new'), page } })
 * questionList.href({ tab: 'new', page: 2 }) // '/question?tab=new&page=2'
 */
export function defineRoute<
  const Name extends string,
  const Path extends string,
  const Params extends Fields = Record<never, Field>,
  const Query extends Fields = Record<never, Field>,
>(options: RouteOptions<Name, Path, Params, Query>): Route<Name, Path, Params, Query> {
  const { path } = options
  // Without a query there is nothing in it.
  const query = options.query ?? ({} as Query)
  return {
    ...options,
    query,
    href: (values: Readonly<Record<string, unknown>> = {}) =>
      path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(values[name]))) +
      writeQuery(query, values),
  }
}

function writeQuery(query: Fields, values: Readonly<Record<string, unknown>>): string {
  const written = new URLSearchParams()
  for (const name in query) {
    const value = values[name]
    if (!needsNoMention(query[name], value)) written.set(name, String(value))
  }
  return written.size > 0 ? `?${written}` : ''
}

/** An absent value, and the one that its absence stands for. */
function needsNoMention(field: Field | undefined, value: unknown): boolean {
  if (value === undefined || field?.kind === 'key') return value === undefined
  if (field?.kind === 'page') return Number(value) <= 1
  return value === (field?.kind === 'choice' ? field.names[0] : '')
}
