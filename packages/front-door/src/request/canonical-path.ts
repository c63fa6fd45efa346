/** Maximum length of a path in characters; no page has a longer one. */
const MAX_PATH = 1024
/** Already canonical, as nearly all paths are. */
const PLAIN = /^[\w./~-]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f/\\]/

/**
 * The canonical form of a path (RFC 3986 §6.2.2), so that a page has one cache key and the site receives only paths that
 * it can decode.
 * @returns undefined for a path that is no UTF-8, contains control characters or encoded slashes (which some programs
 *   decode to slashes), or is too long
 */
export function toCanonicalPath(pathname: string): string | undefined {
  const path = PLAIN.test(pathname) ? pathname : toCanonicalSegments(pathname)
  if (path === undefined || path.length > MAX_PATH) return undefined
  return path
}

function toCanonicalSegments(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent)
    if (segments.some((segment) => FORBIDDEN.test(segment))) return undefined
    return segments.map(encodeURIComponent).join('/')
  } catch {
    return undefined
  }
}
