import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import type {
  Construct,
  Event,
  Extension,
  Point,
  Token,
  TokenizeContext,
} from 'micromark-util-types'
import { MAX_EMPHASIS_DEPTH } from '../limits.ts'
import { type Delimiter, type Pair, pairDelimiters } from './pair-delimiters.ts'

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    strikethrough: 'strikethrough'
    strikethroughSequence: 'strikethroughSequence'
    strikethroughSequenceTemporary: 'strikethroughSequenceTemporary'
    strikethroughText: 'strikethroughText'
  }
}

/**
 * `*`, `_` and `~~` with rules for Chinese. The runs are tokenized by the original extensions, but paired here: micromark
 * copies everything between two runs for each pair, which takes quadratic time.
 */
export function emphasis(): Extension {
  // One tilde is a range in Chinese text (3~5 个), not a deletion.
  const source = [cjkFriendlyExtension(), gfmStrikethroughCjkFriendly({ singleTilde: false })]
  const text: Extension['text'] = {}
  const constructs: Construct[] = []
  for (const [code, value] of source.flatMap((each) => Object.entries(each.text ?? {}))) {
    const [construct] = [value ?? []].flat()
    if (!construct) continue
    const own = { ...construct, name: `own-${construct.name}`, resolveAll }
    text[code] = own
    constructs.push(own)
  }
  return {
    text,
    insideSpan: { null: constructs },
    attentionMarkers: { null: ['~'.charCodeAt(0)] },
    disable: { null: ['attention'] },
  }
}

function resolveAll(events: Event[], context: TokenizeContext): Event[] {
  const delimiters = new Map<Token, Delimiter>()
  for (const [kind, token] of events) {
    if (kind === 'enter') {
      const marker = markerOf(token, context)
      if (marker) delimiters.set(token, toDelimiter(token, marker))
    }
  }
  if (delimiters.size === 0) return events
  pairDelimiters([...delimiters.values()])
  const writer = new EventWriter(context)
  for (const event of events) {
    const delimiter = delimiters.get(event[1])
    if (!delimiter) writer.events.push(event)
    else if (event[0] === 'enter') writer.write(event[1], delimiter)
  }
  // In place, because the caller holds the same array.
  events.length = 0
  for (const event of writer.events) events.push(event)
  return events
}

function markerOf({ type, start, end }: Token, context: TokenizeContext): string | undefined {
  if (type === 'strikethroughSequenceTemporary') return '~'
  if (type !== 'attentionSequence') return undefined
  return context.sliceSerialize({ start, end }).charAt(0)
}

function toDelimiter(token: Token, marker: string): Delimiter {
  const length = token.end.offset - token.start.offset
  const canOpen = token._open === true
  return { marker, length, canOpen, canClose: token._close === true, opens: [], closes: [] }
}

const TYPES = {
  '~': ['strikethrough', 'strikethroughSequence', 'strikethroughText'],
  1: ['emphasis', 'emphasisSequence', 'emphasisText'],
  2: ['strong', 'strongSequence', 'strongText'],
} as const

interface Group {
  outer: Token
  text: Token
}

class EventWriter {
  readonly events: Event[] = []
  readonly #context: TokenizeContext
  readonly #groups = new Map<Pair, Group>()
  #depth = 0

  constructor(context: TokenizeContext) {
    this.#context = context
  }

  /** One run: what it closes, the rest of it as text, what it opens. */
  write({ start, end }: Token, { closes, opens, length }: Delimiter) {
    let at = start
    for (const pair of closes) at = this.#close(pair, at, end)
    if (length > 0) at = this.#sequence('data', at, length, end)
    for (const pair of opens.toReversed()) at = this.#open(pair, at, end)
  }

  #open(pair: Pair, start: Point, limit: Point): Point {
    // Beyond the depth limit the markers stay text.
    if (this.#depth >= MAX_EMPHASIS_DEPTH) return this.#sequence('data', start, pair.size, limit)
    this.#depth += 1
    const [outerType, sequenceType, textType] = typesOf(pair)
    const outer: Token = { type: outerType, start, end: start }
    this.#add('enter', outer)
    const end = this.#sequence(sequenceType, start, pair.size, limit)
    const text: Token = { type: textType, start: end, end }
    this.#add('enter', text)
    this.#groups.set(pair, { outer, text })
    return end
  }

  #close(pair: Pair, start: Point, limit: Point): Point {
    const group = this.#groups.get(pair)
    if (!group) return this.#sequence('data', start, pair.size, limit)
    this.#depth -= 1
    group.text.end = start
    this.#add('exit', group.text)
    const end = this.#sequence(typesOf(pair)[1], start, pair.size, limit)
    group.outer.end = end
    this.#add('exit', group.outer)
    return end
  }

  #sequence(type: Token['type'], start: Point, size: number, limit: Point): Point {
    const end = move(start, size, limit)
    const token: Token = { type, start, end }
    this.#add('enter', token)
    this.#add('exit', token)
    return end
  }

  #add(kind: 'enter' | 'exit', token: Token) {
    this.events.push([kind, token, this.#context])
  }
}

function typesOf({ marker, size }: Pair) {
  return TYPES[marker === '~' ? '~' : size === 2 ? 2 : 1]
}

/** A run of markers is within one line. */
function move(point: Point, by: number, limit: Point): Point {
  if (point.offset + by === limit.offset) return limit
  return {
    ...point,
    column: point.column + by,
    offset: point.offset + by,
    _bufferIndex: point._bufferIndex + by,
  }
}
