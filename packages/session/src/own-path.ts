import { parseUrl } from './text.ts'

/**
 * A value that should be a path of this site, as path with query and hash; `/` for anything that a browser would take
 * to another place. Decided on the parsed address, not on the text.
 * @param origin of this site
 */
export function toOwnPath(value: string | null | undefined, origin: string): string {
  if (!value?.startsWith('/')) return '/'
  const url = parseUrl(value, origin)
  if (!url || url.origin !== new URL(origin).origin) return '/'
  // `/.//evil.test` is ours as it stands, and another host once it is written out as a path again.
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') || path.startsWith('/\\') ? '/' : path
}
