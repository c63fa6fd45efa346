import { math } from 'micromark-extension-math'
import type {
  Code,
  Construct,
  Effects,
  Extension,
  State,
  TokenizeContext,
} from 'micromark-util-types'
import { displayMath } from './display-math.ts'
import { hasFormulaCharacter, isSymbolic, MAX_INLINE } from './formula-text.ts'
import { isLineEnd } from './line-end.ts'
import { restrictConstruct } from './restrict-construct.ts'

const BACKSLASH = 92
const DOLLAR = 36
/** The closing bracket of each opening one. */
const CLOSING: ReadonlyMap<Code, Code> = new Map([
  [40, 41],
  [91, 93],
])

/**
 * Formulas between `\(` and `\)`, and between `\[` and `\]`. In Markdown these signs are also escaped brackets, so they stay text
 * if they have no partner or words between them; in running text `\[1\]` and `\[x\]` stay text, too.
 */
export function bracketMath(): Extension {
  const text: Construct = { ...joinParts(), name: 'mathText', tokenize: tokenizeText }
  const restricted = restrictConstruct(text, { limit: MAX_INLINE, accept: isFormula })
  return { text: { [BACKSLASH]: restricted }, flow: { [BACKSLASH]: displayMath } }
}

/** The resolver of formulas between dollar signs, which consist of the same tokens. */
function joinParts(): Pick<Construct, 'resolve'> {
  const [construct] = [math().text?.[DOLLAR]].flat()
  return construct?.resolve ? { resolve: construct.resolve } : {}
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
