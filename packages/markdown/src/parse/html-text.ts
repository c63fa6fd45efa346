import { htmlText } from 'micromark-core-commonmark'
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types'

/** Openings that end only at a closing sequence of their own. */
const OPENERS = /^<(?:!--|\?|!\[|![a-z])/i

/**
 * Inline raw HTML. For a comment, instruction or section the closing is searched once per text: micromark scans to the end
 * of the text for each `<!--`, which takes quadratic time.
 */
export function htmlInText(): Extension {
  const unclosed = new WeakMap<TokenizeContext, Set<string>>()
  const construct: Construct = {
    name: 'ownHtmlText',
    tokenize(effects, ok, nok) {
      const known = unclosed.get(this) ?? new Set()
      let read = ''
      let isOver = false
      const accepted: State = (code) => {
        isOver = true
        return ok(code)
      }
      const refused: State = (code) => {
        isOver = true
        const opener = OPENERS.exec(read)?.[0]
        if (code === null && opener) unclosed.set(this, known.add(opener))
        return nok(code)
      }
      return watch(htmlText.tokenize.call(this, effects, accepted, refused))

      function watch(state: State): State {
        return (code) => {
          if (read.length < 4) {
            read += toCharacter(code)
            if (known.has(OPENERS.exec(read)?.[0] ?? '')) return refused(code)
          }
          const next = state(code)
          return isOver || !next ? next : watch(next)
        }
      }
    },
  }
  return { text: { 60: construct }, disable: { null: ['htmlText'] } }
}

function toCharacter(code: Code): string {
  return code !== null && code > 0 ? String.fromCharCode(code) : ' '
}
