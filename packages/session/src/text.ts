const LONE_SURROGATE = /\p{Surrogate}/gu

/** Replaces half characters, which cannot be encoded; `toWellFormed` is missing in browsers we serve. */
export function toWellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\ufffd')
}

/** Parses an address; `URL.parse` is missing in browsers we serve. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
