import { math } from 'micromark-extension-math'
import type { Code, Extension, TokenizeContext } from 'micromark-util-types'
import { isWidePunctuation } from '../text/characters.ts'
import { restrictConstruct } from './restrict-construct.ts'

/** Inline formulas longer than this many UTF-16 units are text. */
const MAX_INLINE = 2000

/**
 * Formulas between dollar signs. A single dollar follows pandoc's rule and a little more, so that
 * `$5 和 $10`, `$HOME 与 $PATH` stay text: no blank inside the signs, no full-width punctuation
 * before the closing one, no letter or digit behind it.
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
  const content = source.slice(1, -1)
  if (/^\s|\s$/.test(content) || isWidePunctuation(content.slice(-1))) return false
  return code === null || code < 0 || !/[a-z\d]/i.test(String.fromCharCode(code))
}
