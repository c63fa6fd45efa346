import { math } from 'micromark-extension-math'
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types'
import { hasFormulaCharacter, isProse, isWords, MAX_INLINE } from './formula-text.ts'
import { restrictConstruct } from './restrict-construct.ts'

declare module 'micromark-util-types' {
  interface ParseContext {
    /** Lines that open a display formula which is closed. */
    displayFormulas?: ReadonlySet<number>
  }
}

const BACKSLASH = 92
const DOLLAR = 36
const OPEN_SQUARE = 91
const CLOSE_SQUARE = 93
/** The closing bracket of each opening one. */
const CLOSING: ReadonlyMap<Code, Code> = new Map([
  [40, 41],
  [OPEN_SQUARE, CLOSE_SQUARE],
])

/**
 * Formulas between `\(` and `\)`, and between `\[` and `\]`. In Markdown these signs are also escaped brackets, so they stay text
 * if they have no partner or words between them; in running text `\[1\]` and `\[x\]` stay text, too.
 */
export function bracketMath(): Extension {
  const text: Construct = { ...joinParts(), name: 'mathText', tokenize: tokenizeText }
  const flow: Construct = { name: 'mathFlow', tokenize: tokenizeFlow, concrete: true }
  const restricted = restrictConstruct(text, { limit: MAX_INLINE, accept: isFormula })
  return { text: { [BACKSLASH]: restricted }, flow: { [BACKSLASH]: flow } }
}

/** The resolver of formulas between dollar signs, which consist of the same tokens. */
function joinParts(): Pick<Construct, 'resolve'> {
  const [construct] = [math().text?.[DOLLAR]].flat()
  return construct?.resolve ? { resolve: construct.resolve } : {}
}

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

/** Whether a text has a letter or a digit and is not prose. */
function isSymbolic(content: string): boolean {
  return /[\p{L}\p{N}]/u.test(content) && !isProse(content)
}

function isDisplayFormula(content: string): boolean {
  return isSymbolic(content) && !isWords(content)
}

function isFormula(context: TokenizeContext): boolean {
  const token = context.events.at(-1)?.[1]
  if (!token) return false
  const source = context.sliceSerialize(token)
  const content = source.slice(2, -2)
  if (!isSymbolic(content)) return false
  return source.startsWith('\\(') || hasFormulaCharacter(content)
}

function tokenizeText(effects: Effects, ok: State, nok: State): State {
  let open: Code = null
  let closing: Construct

  return (code) => {
    effects.enter('mathText')
    effects.enter('mathTextSequence')
    effects.consume(code)
    return opening
  }

  function opening(code: Code): State | undefined {
    if (!CLOSING.has(code)) return nok(code)
    open = code
    closing = toClosing(CLOSING.get(code) ?? null)
    effects.consume(code)
    effects.exit('mathTextSequence')
    return between
  }

  function between(code: Code): State | undefined {
    if (code === null) return nok(code)
    if (code === BACKSLASH) return effects.attempt(closing, end, command)(code)
    if (code === 32) {
      effects.enter('space')
      effects.consume(code)
      effects.exit('space')
      return between
    }
    if (isLineEnd(code)) {
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return between
    }
    effects.enter('mathTextData')
    return data(code)
  }

  function data(code: Code): State | undefined {
    if (code === null || code === 32 || code === BACKSLASH || isLineEnd(code)) {
      effects.exit('mathTextData')
      return between(code)
    }
    effects.consume(code)
    return data
  }

  /** A backslash with the character after it, which may be a backslash. */
  function command(code: Code): State | undefined {
    effects.enter('mathTextData')
    effects.consume(code)
    return (next) => {
      // Another opening sign: this one has no partner. Each attempt ends there, so that all together are linear.
      if (next === open) return nok(next)
      if (next === BACKSLASH) {
        effects.consume(next)
        return data
      }
      return data(next)
    }
  }

  function end(code: Code): State | undefined {
    effects.exit('mathText')
    return ok(code)
  }
}

/** A backslash with a closing bracket. */
function toClosing(bracket: Code): Construct {
  return {
    partial: true,
    tokenize: (effects, ok, nok) => (code) => {
      effects.enter('mathTextSequence')
      effects.consume(code)
      return (next) => {
        if (next !== bracket) return nok(next)
        effects.consume(next)
        effects.exit('mathTextSequence')
        return ok
      }
    },
  }
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

function isLineEnd(code: Code): boolean {
  return code !== null && code < -2 && code > -6
}
