import type { Framework } from '../framework.ts'
import { toCanonicalPath } from './canonical-path.ts'

/** Where a request goes. */
export type Destination =
  | { kind: 'api'; path: string }
  | { kind: 'redirect'; location: string }
  | { kind: 'bad' }
  | { kind: 'missing' }
  | { kind: 'refresh' }
  | { kind: 'health' }
  | { kind: 'ready' }
  | { kind: 'asset' }
  | { kind: 'worker' }
  /** `pathname` is canonical. */
  | { kind: 'site'; pathname: string }

/** The places of a site that are no pages. */
export interface Places {
  /** Where the addresses of the API begin, each with what the API has in its place. */
  api: Readonly<Record<string, string>>
  /** Paths that answer with a slash at the end too, as links from outside use both. */
  bothSpellings: ReadonlySet<string>
  framework: Pick<Framework, 'assets' | 'isReserved'>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const NOT_IN_A_TARGET = /[\u0000-\u0020\u007f#]/

/** Sorts a request by its address (path with query, as it stands in the request line). */
export function sortAddress(url: string, places: Places): Destination {
  if (!url.startsWith('/') || NOT_IN_A_TARGET.test(url)) return { kind: 'bad' }
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at)
  if (isAmbiguous(pathname)) return { kind: 'missing' }
  for (const [prefix, there] of Object.entries(places.api)) {
    if (!isUnder(pathname, prefix)) continue
    return { kind: 'api', path: (there + pathname.slice(prefix.length) || '/') + query }
  }
  if (pathname === '/internal/refresh') return { kind: 'refresh' }
  if (pathname === '/internal/healthz') return { kind: 'health' }
  if (pathname === '/sw.js') return { kind: 'worker' }
  if (pathname === '/internal/readyz') return { kind: 'ready' }
  if (pathname.startsWith(places.framework.assets)) return { kind: 'asset' }
  if (pathname !== '/' && pathname.endsWith('/') && !places.bothSpellings.has(pathname)) {
    return { kind: 'redirect', location: withoutSlash(pathname) + query }
  }
  const canonical = toCanonicalPath(pathname)
  return canonical === undefined || places.framework.isReserved(canonical)
    ? { kind: 'missing' }
    : { kind: 'site', pathname: canonical }
}

/** A step within a path, such as `..`, in each of its spellings. */
const STEP = /\/(?:\.|%2e){1,2}(?=\/|$)/i

/**
 * Whether a server that reads addresses as a browser does would see another one than stands here; a page would then be
 * kept under the wrong name. Browsers send nothing of this kind.
 */
function isAmbiguous(pathname: string): boolean {
  return pathname.includes('\\') || STEP.test(pathname)
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

/** Two slashes at the beginning would name another host. */
function withoutSlash(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`
}
