import { parseUrl } from './text.ts'

/**
 * Makes a path of this site out of a value that was sent. The parsed address decides, not the text.
 * @param value that should be a path with query and hash
 * @param origin of this site
 * @returns the path; `/` for every value that leads to another site
 * @throws TypeError where `origin` is no absolute address
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
  // `/.//evil.test` is ours as it stands, and another host once it is written out as a path again.
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') || path.startsWith('/\\') ? '/' : path
}
