import type { AnyRoute } from '../define-route.ts'
import { SYNDICATION_FORMATS, SYNDICATION_KINDS } from '../feeds.ts'
import { patternOf } from '../read-value.ts'
import { listVaried } from './screens.ts'
import type { Variants } from './variants.ts'

/** A rule by which another path answers an address, in the form that Next takes. */
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

/** Which path answers an address that is not its own. No two of them fit the same address, but for those of one route. */
export function listRewrites(): Rewrite[] {
  return [...listVaried().flatMap(rewritesOf), ...feedRewrites()]
}

function rewritesOf({ route, variants }: { route: AnyRoute; variants: Variants }): Rewrite[] {
  if (variants.kind === 'kept') return keptRewrites(route, variants)
  const destination = variants.path
  if (destination === undefined) return []
  return Object.keys(route.query).map((key) => ({
    source: route.path,
    has: [{ type: 'query', key }],
    destination,
  }))
}

/** A page that reads its query is made for every reader anew; so each variant has a path of its own, which is kept. */
function keptRewrites(
  route: AnyRoute,
  { path, from }: Extract<Variants, { kind: 'kept' }>,
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

/** Parameters of a variant that are settled: by conditions, or by what a query that lacks them stands for. */
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

/** What the lack of these parts of a query stands for. */
function initialOf({ query }: AnyRoute, names: readonly string[]): string {
  const initials = names.map((name) => {
    const field = query[name]
    return typeof field === 'object' ? field[0] : '1'
  })
  return initials.at(-1) ?? ''
}

/** Feeds stand beside the pages they belong to; one route makes them all. */
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
