import { parseUrl } from './text.ts'

/**
 * Restricts a received path to this site, which prevents open redirects. The parsed address decides, not the text.
 * @param value path with query and hash
 * @param origin of this site
 * @returns the path; `/` for a value that leads to another site
 * @throws TypeError if `origin` is not an absolute address
 * @example
 * ```ts
 * import { toOwnPath } from '@mozhan/session'
 *
 * toOwnPath('//evil.test', 'https://blog.test') // '/'
 * ```
 */
export function toOwnPath(value: string | null | undefined, origin: string): string {
  if (!value?.startsWith('/')) return '/'
  const url = parseUrl(value, origin)
  if (!url || url.origin !== new URL(origin).origin) return '/'
  // `/.//evil.test` parses to this site, but its normalized path `//evil.test` leads to another host.
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') || path.startsWith('/\\') ? '/' : path
}
