import type { Event, Point, Token } from 'micromark-util-types'
import { MAX_TEXT_PIECE } from '../limits.ts'

/** Code of micromark for the columns that a tab fills: they have no character of their own. */
const VIRTUAL_SPACE = -1

/**
 * Splits long texts into pieces that are parsed separately, at the end of a line if possible, else at a space. Parts of
 * a text are compared pairwise in places, so that only short texts are parsed in time. Emphasis or a link
 * across a split is shown as written.
 *
 * @param events of a document whose blocks are parsed and whose texts are not
 */
export function cutTexts(events: Event[]): Event[] {
  const result: Event[] = []
  const cut = new Set<Token>()
  for (const event of events) {
    const [kind, token, context] = event
    if (!isText(token)) {
      result.push(event)
    } else if (kind === 'enter') {
      if (!token.previous) cutChain(token)
      const isLong = lengthOf(token) > MAX_TEXT_PIECE
      const pieces = isLong ? cutToken(token, context.sliceStream(token)) : []
      if (pieces.length > 0) cut.add(token)
      else result.push(event)
      for (const piece of pieces) result.push(['enter', piece, context], ['exit', piece, context])
    } else if (!cut.has(token)) {
      result.push(event)
    }
  }
  return cut.size > 0 ? result : events
}

function isText({ contentType }: Token): boolean {
  return contentType === 'text' || contentType === 'string'
}

function lengthOf({ start, end }: Token): number {
  return end.offset - start.offset
}

/** The lines of a text are a linked list of tokens; each link that is cut starts another text. */
function cutChain(first: Token) {
  let length = 0
  for (let token: Token | undefined = first; token; ) {
    const next: Token | undefined = token.next
    length += lengthOf(token)
    if (next && length + lengthOf(next) > MAX_TEXT_PIECE) {
      token.next = undefined
      next.previous = undefined
      length = 0
    }
    token = next
  }
}

/** Pieces of one long line, each a linked list of its own. */
function cutToken(token: Token, chunks: readonly (string | number | null)[]): Token[] {
  const pieces: Token[] = []
  let start = token.start
  let place = token.start
  const cut = () => {
    // Spaces at the end of a piece are in the middle of the line.
    pieces.push({ ...token, start, end: place, _contentTypeTextTrailing: true })
    start = place
  }
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      let rest = chunk
      let space = MAX_TEXT_PIECE - (place.offset - start.offset)
      while (rest.length > space) {
        const length = cutLength(rest.slice(0, space))
        place = move(place, length)
        rest = rest.slice(length)
        cut()
        space = MAX_TEXT_PIECE
      }
      place = move(place, rest.length)
    } else {
      // The columns of one tab are not split.
      if (chunk !== VIRTUAL_SPACE && place.offset - start.offset >= MAX_TEXT_PIECE) cut()
      if (chunk !== VIRTUAL_SPACE) place = move(place, 1)
    }
    place = { ...place, _index: place._index + 1, _bufferIndex: -1 }
  }
  return pieces.length > 0 ? [...pieces, { ...token, start }] : []
}

function move(point: Point, by: number): Point {
  return {
    ...point,
    column: point.column + by,
    offset: point.offset + by,
    _bufferIndex: Math.max(point._bufferIndex, 0) + by,
  }
}

/** The length up to the last space if there is one near the end, else anywhere but inside a character. */
function cutLength(window: string): number {
  const blank = window.lastIndexOf(' ')
  if (blank > window.length / 2) return blank + 1
  return window.isWellFormed() ? window.length : window.length - 1
}
