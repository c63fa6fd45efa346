import { math } from 'micromark-extension-math'
import type { Code, Extension, TokenizeContext } from 'micromark-util-types'
import { isCjkLetter, isWidePunctuation } from '../text/characters.ts'
import { restrictConstruct } from './restrict-construct.ts'

/** Longer inline formulas are text. UTF-16 units. */
const MAX_INLINE = 2000
/** Words within a formula may contain any characters. */
const WORDS = /\\(?:text\w*|mbox|mathrm)\{[^{}]*\}/g

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

/** Whether the text between two dollar signs is running text. */
function isProse(content: string): boolean {
  const characters = [...content]
  if (characters.some(isWidePunctuation)) return true
  return characters.some(isCjkLetter) && !/[\\^_=+{}<>/]/.test(content)
}

function isFormula(context: TokenizeContext, code: Code): boolean {
  const token = context.events.at(-1)?.[1]
  if (!token) return false
  const source = context.sliceSerialize(token)
  if (source.startsWith('$$')) return true
  const content = source.slice(1, -1)
  if (/^\s|\s$/.test(content) || isProse(content.replace(WORDS, ''))) return false
  return code === null || code < 0 || !/[a-z\d]/i.test(String.fromCharCode(code))
}
