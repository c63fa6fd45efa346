import type { Event, Point, Token } from 'micromark-util-types'
import { MAX_TEXT_PIECE } from '../limits.ts'

/**
 * Cuts long texts into pieces that are read one by one, at the end of a line where there is one, else at a blank. What is
 * inside a text is compared pairwise in places, so that only short texts are read in good time. Emphasis or a link that
 * lies across a cut is shown as it was written.
 *
 * @param events of a document whose blocks are read and whose texts are not
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

/** The lines of a text are a chain of tokens; each link that is taken out begins another text. */
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

/** Pieces of one long line, which is a chain of its own by now. */
function cutToken(token: Token, chunks: readonly (string | number | null)[]): Token[] {
  const pieces: Token[] = []
  let start = token.start
  let place = token.start
  const cut = () => {
    // Blanks at the end of a piece are in the middle of the line.
    pieces.push({ ...token, start, end: place, _contentTypeTextTrailing: true })
    start = place
  }
  for (const chunk of chunks) {
    if (typeof chunk === 'string') {
      let rest = chunk
      let room = MAX_TEXT_PIECE - (place.offset - start.offset)
      while (rest.length > room) {
        const length = cutLength(rest.slice(0, room))
        place = move(place, length)
        rest = rest.slice(length)
        cut()
        room = MAX_TEXT_PIECE
      }
      place = move(place, rest.length)
    } else {
      // The columns of one tab stay together.
      if (chunk !== -1 && place.offset - start.offset >= MAX_TEXT_PIECE) cut()
      if (chunk !== -1) place = move(place, 1)
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

/** Behind the last blank where there is one near the end, else anywhere but inside a character. */
function cutLength(window: string): number {
  const blank = window.lastIndexOf(' ')
  if (blank > window.length / 2) return blank + 1
  return window.isWellFormed() ? window.length : window.length - 1
}
