import type { AnyRoute } from '../define-route.ts'
import { SYNDICATION_FORMATS, SYNDICATION_KINDS } from '../feeds.ts'
import { patternOf } from '../read-value.ts'
import { listVaried } from './screens.ts'
import type { Variants } from './variants.ts'

/** A rewrite rule of Next. */
export interface Rewrite {
  source: string
  has?: QueryCondition[]
  destination: string
}

interface QueryCondition {
  type: 'query'
  key: string
  /** A regular expression with a named group. */
  value?: string
}

/** All rewrites. Only rewrites of the same route can match the same address. */
export function listRewrites(): Rewrite[] {
  return [...listVaried().flatMap(rewritesOf), ...feedRewrites()]
}

function rewritesOf({ route, variants }: { route: AnyRoute; variants: Variants }): Rewrite[] {
  if (variants.kind === 'cached') return cachedRewrites(route, variants)
  const destination = variants.path
  if (destination === undefined) return []
  return Object.keys(route.query).map((key) => ({
    source: route.path,
    has: [{ type: 'query', key }],
    destination,
  }))
}

/** Next renders a page that reads its query for each request, so each variant has a path of its own, which is cached. */
function cachedRewrites(
  route: AnyRoute,
  { path, from }: Extract<Variants, { kind: 'cached' }>,
): Rewrite[] {
  const source = route.path.replace(':id', `:id(${patternOf('id')})`)
  return Object.entries(from)
    .reduce<Choice[]>(
      (choices, [param, names]) =>
        choices.flatMap((choice) => [
          ...names.map((name) => withCondition(choice, conditionOf(route, name, param))),
          withInitial(choice, param, initialOf(route, names)),
        ]),
      [{ has: [], destination: path }],
    )
    .filter(({ has }) => has.length > 0)
    .map(({ has, destination }) => ({ source, has, destination }))
}

/** A combination of query conditions and default values for the parameters of a variant. */
type Choice = Required<Pick<Rewrite, 'has' | 'destination'>>

function withCondition({ has, destination }: Choice, condition: QueryCondition): Choice {
  return { has: [...has, condition], destination }
}

function withInitial({ has, destination }: Choice, param: string, initial: string): Choice {
  return { has, destination: destination.replace(`:${param}`, initial) }
}

function conditionOf({ query }: AnyRoute, key: string, param: string): QueryCondition {
  return { type: 'query', key, value: `(?<${param}>${patternOf(query[key] ?? 'id')})` }
}

/** The default value if these parts of a query are absent. */
function initialOf({ query }: AnyRoute, names: readonly string[]): string {
  const initials = names.map((name) => {
    const field = query[name]
    return typeof field === 'object' ? field[0] : '1'
  })
  return initials.at(-1) ?? ''
}

/** The addresses of feeds extend those of their pages; one route renders all of them. */
function feedRewrites(): Rewrite[] {
  const format = `:format(${SYNDICATION_FORMATS.join('|')}).xml`
  const kinds = SYNDICATION_KINDS.filter((kind) => kind !== 'site').join('|')
  return [
    { source: `/${format}`, destination: '/syndication/site/0/:format' },
    {
      source: `/:kind(${kinds})/:id([1-9]\\d*)/${format}`,
      destination: '/syndication/:kind/:id/:format',
    },
  ]
}
