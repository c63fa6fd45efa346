import type { HighlighterCore } from 'shiki/core'
import { EncodedTokenMetadata, INITIAL } from 'shiki/textmate'
import { MAX_CODE_DEPTH, MAX_COLOURED_LINE } from '../limits.ts'
import { cpuTime } from './cpu-time.ts'
import type { HighlightBudget, HighlightedLine } from './highlighted-line.ts'
import { THEME, tokenClass } from './theme.ts'

/**
 * Highlights line by line, as shiki's `codeToTokens` does, but with one time limit for all lines.
 * Subtracts the time that it uses from `budget.remainingMs`.
 * @returns undefined if the time is used up: a truncated line would highlight all following lines wrongly
 */
export function colourLines(
  shiki: HighlighterCore,
  code: string,
  grammar: string,
  budget: HighlightBudget,
): HighlightedLine[] | undefined {
  const { colorMap } = shiki.setTheme(THEME.name)
  const language = shiki.getLanguage(grammar)
  const lines: HighlightedLine[] = []
  let state = INITIAL
  let now = cpuTime()
  for (const line of code.split('\n')) {
    if (line === '' || line.length >= MAX_COLOURED_LINE) {
      lines.push(line === '' ? [] : [{ text: line, className: undefined }])
      continue
    }
    // Wall-clock time, which passes faster than the CPU time of this thread.
    const limit = Number.isFinite(budget.remainingMs) ? Math.ceil(2 * budget.remainingMs) : 0
    const { tokens, ruleStack, stoppedEarly } = language.tokenizeLine2(line, state, limit)
    const end = cpuTime()
    budget.remainingMs -= end - now
    now = end
    if (stoppedEarly || budget.remainingMs <= 0 || ruleStack.depth > MAX_CODE_DEPTH)
      return undefined
    lines.push(toLine(line, tokens, colorMap))
    state = ruleStack
  }
  return lines
}

/** Pairs of numbers: the start of a token, and its kind. */
function toLine(line: string, tokens: Uint32Array, colours: string[]): HighlightedLine {
  const result: HighlightedLine = []
  for (let index = 0; index < tokens.length; index += 2) {
    const text = line.slice(tokens[index], tokens[index + 2] ?? line.length)
    if (!text) continue
    const colour = colours[EncodedTokenMetadata.getForeground(tokens[index + 1] ?? 0)]
    result.push({ text, className: tokenClass(colour) })
  }
  return result
}
