/** Characters. No page has a longer path. */
const MAX_PATH = 1024
/** Already canonical; true for nearly all paths. */
const PLAIN = /^[\w./~-]*$/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f/\\]/

/**
 * The canonical spelling of a path (RFC 3986 §6.2.2), so that a page has one cache key and the server
 * behind us gets nothing that it cannot decode.
 * @returns undefined where the path names nothing: it is no UTF-8, holds control characters or
 *   encoded slashes (which some programs take for slashes), or is too long
 */
export function toCanonicalPath(pathname: string): string | undefined {
  const path = PLAIN.test(pathname) ? pathname : respell(pathname)
  if (path === undefined || path.length > MAX_PATH) return undefined
  return path
}

function respell(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent)
    if (segments.some((segment) => FORBIDDEN.test(segment))) return undefined
    return segments.map(encodeURIComponent).join('/')
  } catch {
    return undefined
  }
}
