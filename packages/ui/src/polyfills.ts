/** Polyfills for the supported browsers (Chrome 111, Safari 16.4, Firefox 111). An app and its workers import it first. */

/**
 * Matches a grapheme: a character with its accents, skin tones, families, flags. Rarer scripts are split more finely than
 * natively.
 */
const GRAPHEME =
  /\r\n|\p{Regional_Indicator}{2}|\p{Extended_Pictographic}[\p{EMod}\p{M}]*(?:\u200d\p{Extended_Pictographic}[\p{EMod}\p{M}]*)*|[\s\S]\p{M}*/gu

/** `Intl.Segmenter` for graphemes only. Firefox has it since 125. */
export class GraphemeSegmenter {
  segment(input: string): Iterable<{ segment: string; index: number; input: string }> {
    return Array.from(input.matchAll(GRAPHEME), ({ 0: segment, index }) => ({
      segment,
      index,
      input,
    }))
  }
}

/** `URL.parse`. Chrome has it since 126, Safari since 18. */
export function parseUrl(address: string | URL, base?: string | URL): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}

/** `String.prototype.toWellFormed`. Firefox has it since 119. */
export function toWellFormed(this: string): string {
  return this.replace(/\p{Surrogate}/gu, '\ufffd')
}

for (const [owner, name, value] of [
  [Intl, 'Segmenter', GraphemeSegmenter],
  [URL, 'parse', parseUrl],
  [String.prototype, 'toWellFormed', toWellFormed],
] as const) {
  if (!(name in owner)) Object.defineProperty(owner, name, { value, writable: true })
}
