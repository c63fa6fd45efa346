import { math } from 'micromark-extension-math'
import type { Code, Extension, TokenizeContext } from 'micromark-util-types'
import { restrictConstruct } from './restrict-construct.ts'

/** Inline formulas longer than this many UTF-16 units are text. */
const MAX_INLINE = 2000

/**
 * Formulas between dollar signs. A single dollar follows pandoc's rule, so that `$5 和 $10` and
 * `$HOME 与 $PATH` stay text: no blank inside the signs, no digit behind the closing one.
 */
export function dollarMath(): Extension {
  const extension = math()
  const text: Extension['text'] = {}
  for (const [code, value] of Object.entries(extension.text ?? {})) {
    if (!value) continue
    text[code] = [value]
      .flat()
      .map((construct) => restrictConstruct(construct, { limit: MAX_INLINE, accept: isFormula }))
  }
  return { ...extension, text }
}

function isFormula(context: TokenizeContext, code: Code): boolean {
  const token = context.events.at(-1)?.[1]
  if (!token) return false
  const source = context.sliceSerialize(token)
  if (source.startsWith('$$')) return true
  const isDigit = code !== null && code > 47 && code < 58
  return !isDigit && !/^\s|\s$/.test(source.slice(1, -1))
}
