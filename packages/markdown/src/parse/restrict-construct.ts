import type { Code, Construct, State, TokenizeContext } from 'micromark-util-types'

interface Restriction {
  /** Maximum UTF-16 units that the construct may consume. */
  limit: number
  /** Final check of what the construct accepted; `code` is the character after it. */
  accept: (context: TokenizeContext, code: Code) => boolean
}

/** Wraps a construct so that it accepts less. */
export function restrictConstruct(construct: Construct, { limit, accept }: Restriction): Construct {
  return {
    ...construct,
    tokenize(effects, ok, nok) {
      let isOver = false
      let left = limit
      const accepted: State = (code) => {
        isOver = true
        return accept(this, code) ? ok(code) : nok(code)
      }
      const refused: State = (code) => {
        isOver = true
        return nok(code)
      }
      return watch(construct.tokenize.call(this, effects, accepted, refused))

      function watch(state: State): State {
        return (code) => {
          left -= 1
          if (left < 0) return refused(code)
          const next = state(code)
          return isOver || !next ? next : watch(next)
        }
      }
    },
  }
}
