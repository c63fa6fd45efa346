const LONE_SURROGATE = /\p{Surrogate}/gu

/** Replaces lone surrogates, which cannot be encoded. `String.prototype.toWellFormed` is missing in supported browsers. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd')
}

/** Parses an address. `URL.parse` is missing in supported browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
