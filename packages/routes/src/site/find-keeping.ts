import type { AnyRoute } from '../define-route.ts'
import { INTERNAL } from '../internal.ts'
import { toPathPattern } from '../parse.ts'
import { fits } from '../read-value.ts'
import { listGuarded, listVaried, toPattern } from './screens.ts'

/** How the answer to an address may be kept. */
export type CachePolicy =
  /** For all readers, under this name: the path, with the part of the query that makes it another page. */
  | { kind: 'kept'; name: string }
  /** Made anew for each request. */
  | { kind: 'anew' }
  /** For the one who asks. */
  | { kind: 'personal' }

const guarded = listGuarded().map((path) => new RegExp(`^${path.replaceAll(':id', '[^/]+')}$`))
const varied = listVaried().map(({ route, variants }) => ({
  ...{ route, variants },
  pattern: toPathPattern({ ...route, path: toPattern(route) }),
}))

/**
 * How the answer to an address may be kept.
 * @param pathname canonical
 */
export function findCachePolicy(pathname: string, query: URLSearchParams): CachePolicy {
  if (pathname.startsWith(INTERNAL) || guarded.some((pattern) => pattern.test(pathname))) {
    return { kind: 'personal' }
  }
  const plain = pathname.replace(/(.)\/$/, '$1')
  const found = varied.find(({ pattern }) => pattern.test(plain))
  if (!found) return { kind: 'kept', name: pathname }
  const { route, variants } = found
  if (variants.kind === 'kept') {
    return { kind: 'kept', name: pathname + namingQuery(route, variants.unnamed, query) }
  }
  // Without a path of its own for what the query names, all of them are made anew.
  const isAnew =
    variants.path === undefined || Object.keys(route.query).some((name) => query.has(name))
  return isAnew ? { kind: 'anew' } : { kind: 'kept', name: pathname }
}

/** The part of a query that names another page; whatever else it holds makes no difference. */
function namingQuery(
  { query: fields }: AnyRoute,
  unnamed: string | undefined,
  query: URLSearchParams,
): string {
  const parts = Object.entries(fields).flatMap(([name, field]) => {
    // Of a value that is given twice the rewrites take the last, too.
    const value = query.getAll(name).at(-1)
    return value !== undefined && value !== unnamed && fits(field, value)
      ? [`${name}=${value}`]
      : []
  })
  return parts.length === 0 ? '' : `?${parts.join('&')}`
}
