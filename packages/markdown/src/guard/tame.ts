import { parse, preprocess } from 'micromark'
import type { Event, Token, TokenizeContext } from 'micromark-util-types'
import { syntax } from '../parse/syntax.ts'
import { textCost } from './text-cost.ts'

/** Microseconds that all texts of a source may cost together. */
const BUDGET = 1_000_000
/** Longest text, in UTF-16 units, whose marks are escaped rather than shown as plain text. */
const MAX_ESCAPED = 50_000

const PUNCTUATION = /[!-/:-@[-`{-~]/g

interface Chunk {
  start: number
  end: number
}

interface Text {
  chunks: Chunk[]
  cost: number
}

/**
 * A source whose texts can be parsed in good time. Paragraphs that would take too long have all of
 * their marks escaped and so come out as they were written; everything else stays. `undefined` where
 * that would not be enough.
 */
export function tame(source: string): string | undefined {
  if (!mayBeCostly(source)) return source
  let left = BUDGET
  const costly: Text[] = []
  for (const text of findTexts(source).sort((a, b) => a.cost - b.cost)) {
    left -= text.cost
    if (left < 0) costly.push(text)
  }
  const chunks = costly.flatMap((text) => text.chunks).sort((a, b) => a.start - b.start)
  const length = chunks.reduce((sum, { start, end }) => sum + end - start, 0)
  return length > MAX_ESCAPED ? undefined : escapeChunks(source, chunks)
}

/** Texts end at blank lines, so that a look at the runs between them is enough for most sources. */
function mayBeCostly(source: string): boolean {
  const total = source.split(/\n[ \t]*\n/).reduce((sum, run) => sum + textCost(run), 0)
  return total > BUDGET
}

/** Texts as the parser sees them: the blocks are read, what is inside them is not. */
function findTexts(source: string): Text[] {
  const chunks = preprocess()(source, undefined, true)
  const texts: Text[] = []
  const seen = new Set<TokenizeContext>()
  const visit = (events: Event[]) => {
    for (const [kind, token, context] of events) {
      if (kind !== 'enter' || !token.contentType) continue
      const blocks = token._tokenizer
      if (!blocks) {
        if (!token.previous) texts.push(toText(token, context))
      } else if (!seen.has(blocks)) {
        seen.add(blocks)
        visit(blocks.events)
      }
    }
  }
  visit(parse({ extensions: syntax }).document().write(chunks))
  return texts
}

function toText(first: Token, context: TokenizeContext): Text {
  const chunks: Chunk[] = []
  let value = ''
  for (let token: Token | undefined = first; token; token = token.next) {
    chunks.push({ start: token.start.offset, end: token.end.offset })
    value += context.sliceSerialize(token)
  }
  return { chunks, cost: textCost(value) }
}

function escapeChunks(source: string, chunks: Chunk[]): string {
  let result = ''
  let done = 0
  for (const { start, end } of chunks) {
    result += source.slice(done, start) + source.slice(start, end).replace(PUNCTUATION, '\\$&')
    done = end
  }
  return result + source.slice(done)
}
