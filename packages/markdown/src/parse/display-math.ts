import type { Code, Construct, Effects, State, TokenizeContext } from 'micromark-util-types'
import { isSymbolic, isWords } from './formula-text.ts'
import { isLineEnd } from './line-end.ts'

declare module 'micromark-util-types' {
  interface ParseContext {
    /** Lines that open a display formula which is closed. */
    displayFormulas?: ReadonlySet<number>
  }
}

const BACKSLASH = 92
const OPEN_SQUARE = 91
const CLOSE_SQUARE = 93

/** Display formulas between `\[` and `\]` on lines of their own; of the same tokens as those between dollar signs. */
export const displayMath: Construct = { name: 'mathFlow', tokenize: tokenizeFlow, concrete: true }

/**
 * Finds the display formulas that begin a line and end one, without a blank line inside. The tokenizer has to know whether a
 * formula is closed when it opens, because until then no line may open a list or a quote. Linear.
 * @returns the numbers of the lines with `\[`, from 1
 */
export function findDisplayFormulas(source: string): ReadonlySet<number> {
  const found = new Set<number>()
  let open: number | undefined
  let content: string[] = []
  for (const [index, line] of source.split('\n').entries()) {
    const text = line.replace(/^[\s>*+\-\d.)]+/, '')
    const isOpening = text.startsWith('\\[')
    if (isOpening) {
      open = index + 1
      content = []
    } else if (/^[\s>]*$/.test(line)) {
      open = undefined
    }
    if (open === undefined) continue
    const rest = isOpening ? text.slice(2) : line
    const end = rest.indexOf('\\]')
    content.push(end < 0 ? rest : rest.slice(0, end))
    if (end < 0) continue
    if (rest.slice(end + 2).trim() === '' && isDisplayFormula(content.join('\n'))) found.add(open)
    open = undefined
  }
  return found
}

function isDisplayFormula(content: string): boolean {
  return isSymbolic(content) && !isWords(content)
}

function tokenizeFlow(this: TokenizeContext, effects: Effects, ok: State, nok: State): State {
  const self = this

  return (code) => {
    if (!self.parser.displayFormulas?.has(self.now().line)) return nok(code)
    effects.enter('mathFlow')
    effects.enter('mathFlowFence')
    effects.enter('mathFlowFenceSequence')
    effects.consume(code)
    return opening
  }

  function opening(code: Code): State | undefined {
    if (code !== OPEN_SQUARE) return nok(code)
    effects.consume(code)
    effects.exit('mathFlowFenceSequence')
    effects.exit('mathFlowFence')
    return self.interrupt ? ok : content
  }

  function content(code: Code): State | undefined {
    if (code === null) return nok(code)
    if (isLineEnd(code)) return effects.attempt(nextLine, content, nok)(code)
    if (code === BACKSLASH) return effects.attempt(closingLine, end, command)(code)
    effects.enter('mathFlowValue')
    return value(code)
  }

  function value(code: Code): State | undefined {
    if (code === null || code === BACKSLASH || isLineEnd(code)) {
      effects.exit('mathFlowValue')
      return content(code)
    }
    effects.consume(code)
    return value
  }

  /** A backslash with the character after it, which may be a backslash. */
  function command(code: Code): State | undefined {
    effects.enter('mathFlowValue')
    effects.consume(code)
    return (next) => {
      if (next !== BACKSLASH) return value(next)
      effects.consume(next)
      return value
    }
  }

  function end(code: Code): State | undefined {
    effects.exit('mathFlow')
    return ok(code)
  }
}

/** A line of the same formula; a lazy line of a list or a quote is none. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    return (code) => {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return (next) => (this.parser.lazy[this.now().line] ? nok(next) : ok(next))
    }
  },
}

/** A backslash with a closing bracket at the end of a line. */
const closingLine: Construct = {
  partial: true,
  tokenize: (effects, ok, nok) => {
    return (code) => {
      effects.enter('mathFlowFence')
      effects.enter('mathFlowFenceSequence')
      effects.consume(code)
      return bracket
    }
    function bracket(code: Code): State | undefined {
      if (code !== CLOSE_SQUARE) return nok(code)
      effects.consume(code)
      effects.exit('mathFlowFenceSequence')
      return spaces
    }
    function spaces(code: Code): State | undefined {
      if (code === null || isLineEnd(code)) {
        effects.exit('mathFlowFence')
        return ok(code)
      }
      if (code !== -2 && code !== -1 && code !== 32) return nok(code)
      effects.enter('whitespace')
      effects.consume(code)
      effects.exit('whitespace')
      return spaces
    }
  },
}
