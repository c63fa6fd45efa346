import { parseUrl, toWellFormed } from './text.ts'

/**
 * Limit of a return address in characters, percent-encoded. The whole login address stays below the 8 KB that servers
 * accept as a request line.
 */
export const MAX_RETURN_ADDRESS = 7000

/**
 * Encodes a return address for a query. Above the limit the hash is dropped, then each query parameter that does not fit;
 * a path that does not fit becomes the home page.
 * @param address in full, or a path of this site
 */
export function encodeReturnAddress(address: string): string {
  const whole = encode(address)
  if (whole.length <= MAX_RETURN_ADDRESS) return whole
  const [base = '', query = ''] = (address.split('#', 1)[0] ?? '').split(/\?(.*)/s)
  if (encode(base).length > MAX_RETURN_ADDRESS) return encode(homeOf(base))
  let shortened = base
  for (const parameter of query.split('&')) {
    const longer = `${shortened}${shortened === base ? '?' : '&'}${parameter}`
    if (encode(longer).length <= MAX_RETURN_ADDRESS) shortened = longer
  }
  return encode(shortened)
}

function homeOf(address: string): string {
  const url = parseUrl(address)
  return url ? `${url.origin}/` : '/'
}

/** A lone surrogate would make encodeURIComponent throw. */
function encode(address: string): string {
  return encodeURIComponent(toWellFormed(address))
}
