const UPLOADS = '/files/'

/** Rounds of percent-decoding: a proxy and a server may each do one. */
const MAX_DECODES = 4

/** The site whose pictures are checked. */
export interface PictureAddressOptions {
  /** Origin of the site, e.g. `https://blog.test`. Without it every host counts as another one. */
  siteUrl?: string | undefined
}

/**
 * Whether a picture may be loaded from an address. A browser sends the reader's cookies with every picture of the site's
 * own host, so there only uploads are allowed: `/files/…` without dot segments in any encoding. On other hosts, any http
 * or https address is allowed. Everything else, including relative addresses and `//host`, is forbidden.
 * @param address as written; surrounding spaces are not removed
 * @param options the origin of the site
 * @returns true for uploads of the site, and for http and https addresses of other hosts
 * @example
 * ```ts
 * import { isPictureAddress } from '@mozhan/markdown/picture-address'
 *
 * isPictureAddress('/logout', { siteUrl: 'https://blog.test' }) // false
 * ```
 */
export function isPictureAddress(
  address: string,
  { siteUrl }: PictureAddressOptions = {},
): boolean {
  // Browsers remove or rewrite these characters, so the checked path would differ from the loaded one.
  if (hasHiddenParts(address)) return false
  if (address.startsWith('/')) return isUpload(address)
  // Without both slashes, `https:path` is relative on a page that has the same protocol.
  if (!/^https?:\/\//i.test(address)) return false
  const url = URL.parse(address)
  if (!url?.hostname) return false
  return hostOf(url) !== hostOf(URL.parse(siteUrl ?? '')) || isUpload(pathAndQueryOf(address))
}

/** Cookies ignore the port, so another port is the same host. */
function hostOf(url: URL | null): string | undefined {
  return url?.hostname.replace(/\.$/, '')
}

/** From the address as written, because `URL` has resolved the dot segments already. */
function pathAndQueryOf(address: string): string {
  return address.replace(/^https?:\/\/[^/?#]*/i, '')
}

function isUpload(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? ''
  if (!path.startsWith(UPLOADS)) return false
  const decoded = decodeFully(path.slice(UPLOADS.length))
  return decoded?.split('/').every(isName) ?? false
}

/** Decodes all escapes of ASCII characters repeatedly; undefined if that takes too many rounds. */
function decodeFully(path: string): string | undefined {
  if (!isDecodable(path)) return undefined
  let decoded = path
  for (let round = 0; round < MAX_DECODES; round += 1) {
    const next = decoded.replace(/%([0-7][\da-f])/gi, (_, hex) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    if (next === decoded) return decoded
    decoded = next
  }
  return undefined
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/** Some servers cut a segment at a semicolon before they resolve dots. */
function isName(segment: string): boolean {
  return segment !== '' && !/^\.{1,2}(?:;|$)/.test(segment) && !hasHiddenParts(segment)
}

function hasHiddenParts(address: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers remove them from addresses
  return /[\\\u0000-\u001f\u007f]/.test(address) || /^\s|\s$/.test(address)
}
