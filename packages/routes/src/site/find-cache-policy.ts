import type { AnyRoute } from '../define-route.ts'
import { INTERNAL } from '../internal.ts'
import { toPathPattern } from '../parse.ts'
import { fits } from '../read-value.ts'
import { listGuarded, listVaried, toPattern } from './screens.ts'

/** How the answer to an address is cached. */
export type CachePolicy =
  /** For all readers. `name` is the cache key: the path with the parts of the query that select a page. */
  | { kind: 'cached'; name: string }
  /** Rendered for each request. */
  | { kind: 'dynamic' }
  /** Personal: not cached. */
  | { kind: 'personal' }

const guarded = listGuarded().map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`))
const varied = listVaried().map(({ route, variants }) => ({
  ...{ route, variants },
  pattern: toPathPattern({ ...route, path: toPattern(route) }),
}))

/**
 * Finds the cache policy of an address.
 * @param pathname canonical
 */
export function findCachePolicy(pathname: string, query: URLSearchParams): CachePolicy {
  if (pathname.startsWith(INTERNAL) || guarded.some((pattern) => pattern.test(pathname))) {
    return { kind: 'personal' }
  }
  const plain = pathname.replace(/(.)\/$/, '$1')
  const found = varied.find(({ pattern }) => pattern.test(plain))
  if (!found) return { kind: 'cached', name: pathname }
  const { route, variants } = found
  if (variants.kind === 'cached') {
    return {
      kind: 'cached',
      name: pathname + identifyingQuery(route, variants.ignoredValue, query),
    }
  }
  // Without a separate path for queries, the page is always rendered per request.
  const isDynamic =
    variants.path === undefined || Object.keys(route.query).some((name) => query.has(name))
  return isDynamic ? { kind: 'dynamic' } : { kind: 'cached', name: pathname }
}

/** The parts of a query that select a page; all other parts are ignored. */
function identifyingQuery(
  { query: fields }: AnyRoute,
  ignoredValue: string | undefined,
  query: URLSearchParams,
): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    // Of repeated values the last is used, as by Next's rewrites.
    const value = query.getAll(name).at(-1)
    return value !== undefined && value !== ignoredValue && fits(field, value)
      ? [`${name}=${value}`]
      : []
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
