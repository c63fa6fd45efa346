/** A pair of emphasis delimiters. */
export interface Pair {
  marker: string
  /** Markers on each side. */
  size: number
}

/** A run of equal markers. */
export interface Delimiter {
  readonly marker: string
  /** Markers that are not paired yet. */
  length: number
  readonly canOpen: boolean
  readonly canClose: boolean
  /** Innermost first. */
  readonly opens: Pair[]
  /** Innermost first. */
  readonly closes: Pair[]
}

interface Opener {
  delimiter: Delimiter
  order: number
}

/**
 * Pairs the runs of one text by the rules of CommonMark, in linear time: there is one stack of openers for each kind that
 * the rules distinguish, so that the nearest matching opener is on top of one of them.
 */
export function pairDelimiters(delimiters: readonly Delimiter[]): void {
  const stacks = new Map<string, Opener[]>()
  const push = (opener: Opener) => {
    const kind = kindOf(opener.delimiter)
    const stack = stacks.get(kind)
    if (stack) stack.push(opener)
    else stacks.set(kind, [opener])
  }
  const findOpener = (closer: Delimiter) => {
    let nearest: Opener | undefined
    for (const stack of stacks.values()) {
      const opener = stack.at(-1)
      if (!opener || opener.order < (nearest?.order ?? 0)) continue
      if (fits(opener.delimiter, closer)) nearest = opener
    }
    return nearest
  }

  delimiters.forEach((delimiter, index) => {
    while (delimiter.canClose && delimiter.length > 0) {
      const opener = findOpener(delimiter)
      if (!opener) break
      for (const stack of stacks.values()) {
        while ((stack.at(-1)?.order ?? -1) >= opener.order) stack.pop()
      }
      use(opener.delimiter, delimiter)
      if (opener.delimiter.length > 0) push(opener)
    }
    if (delimiter.canOpen && delimiter.length > 0) push({ delimiter, order: index })
  })
}

function kindOf({ marker, canClose, length }: Delimiter): string {
  return marker === '~' ? marker + length : `${marker}${canClose}${length % 3}`
}

function fits(opener: Delimiter, closer: Delimiter): boolean {
  if (opener.marker !== closer.marker) return false
  if (opener.marker === '~') return opener.length === closer.length
  const isEitherBoth = opener.canClose || closer.canOpen
  return !isEitherBoth || closer.length % 3 === 0 || (opener.length + closer.length) % 3 !== 0
}

function use(opener: Delimiter, closer: Delimiter) {
  const max = opener.length > 1 && closer.length > 1 ? 2 : 1
  const size = opener.marker === '~' ? opener.length : max
  const pair: Pair = { marker: opener.marker, size }
  opener.length -= size
  closer.length -= size
  opener.opens.push(pair)
  closer.closes.push(pair)
}
