import type { Framework } from '../framework.ts'
import { toCanonicalPath } from './canonical-path.ts'

/** Destination of a request. */
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

/** Address rules of a site. */
export interface AddressRules {
  /** Path prefixes of the API, each with its replacement. */
  api: Readonly<Record<string, string>>
  /** Paths that are answered with a trailing slash too, because external links use both. */
  slashPaths: ReadonlySet<string>
  framework: Pick<Framework, 'assets' | 'isReserved'>
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
const INVALID_TARGET_CHARACTER = /[\u0000-\u0020\u007f#]/

/** Classifies a request by its target (path with query, as in the request line). */
export function classifyAddress(url: string, addressRules: AddressRules): Destination {
  if (!url.startsWith('/') || INVALID_TARGET_CHARACTER.test(url)) return { kind: 'bad' }
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : url.slice(at)
  if (isAmbiguous(pathname)) return { kind: 'missing' }
  for (const [prefix, there] of Object.entries(addressRules.api)) {
    if (!isUnder(pathname, prefix)) continue
    return { kind: 'api', path: (there + pathname.slice(prefix.length) || '/') + query }
  }
  if (pathname === '/internal/refresh') return { kind: 'refresh' }
  if (pathname === '/internal/healthz') return { kind: 'health' }
  if (pathname === '/sw.js') return { kind: 'worker' }
  if (pathname === '/internal/readyz') return { kind: 'ready' }
  if (pathname.startsWith(addressRules.framework.assets)) return { kind: 'asset' }
  if (pathname !== '/' && pathname.endsWith('/') && !addressRules.slashPaths.has(pathname)) {
    return { kind: 'redirect', location: withoutSlash(pathname) + query }
  }
  const canonical = toCanonicalPath(pathname)
  return canonical === undefined || addressRules.framework.isReserved(canonical)
    ? { kind: 'missing' }
    : { kind: 'site', pathname: canonical }
}

/** A dot segment of a path, such as `..`, in each of its spellings. */
const STEP = /\/(?:\.|%2e){1,2}(?=\/|$)/i

/**
 * Whether a server that parses addresses like a browser would see another path. A page would then be cached under a wrong
 * name. Browsers do not send such paths.
 */
function isAmbiguous(pathname: string): boolean {
  return pathname.includes('\\') || STEP.test(pathname)
}

function isUnder(pathname: string, prefix: string): boolean {
  return pathname === prefix || pathname.startsWith(`${prefix}/`)
}

/** Removes leading and trailing slashes; two slashes at the beginning would name another host. */
function withoutSlash(pathname: string): string {
  return `/${pathname.replace(/^\/+|\/+$/g, '')}`
}
