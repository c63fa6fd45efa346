import { math } from 'micromark-extension-math'
import type { Code, Extension, TokenizeContext } from 'micromark-util-types'
import { isProse, MAX_INLINE } from './formula-text.ts'
import { restrictConstruct } from './restrict-construct.ts'

/**
 * Formulas between dollar signs. A single dollar follows pandoc's rule with additions, so that `$5 和 $10`,
 * `$HOME 与 $PATH`, `jQuery 用$开头，Angular 也用$结尾` stay text: no space inside the signs, no letter or digit after the
 * closing one, and between them no full-width punctuation, nor Chinese without a character typical of formulas.
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
  if (/^\s|\s$/.test(content) || isProse(content)) return false
  return code === null || code < 0 || !/[a-z\d]/i.test(String.fromCharCode(code))
}
