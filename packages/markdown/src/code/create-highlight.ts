import { createHighlighterCore, type HighlighterCore, type RegexEngine } from 'shiki/core'
import { colourLines } from './colour-lines.ts'
import { findGrammar } from './grammars.ts'
import { createHighlightBudget } from './highlight-budget.ts'
import type { Highlight, HighlightBudget, HighlightedLine } from './highlighted-line.ts'
import { THEME } from './theme.ts'

/** A highlighter that loads its engine and grammars on first use. */
export function createHighlight(createEngine: () => RegexEngine | Promise<RegexEngine>): Highlight {
  let highlighter: Promise<HighlighterCore> | undefined
  const load = () => {
    highlighter ??= createHighlighterCore({ themes: [THEME], engine: createEngine() })
    return highlighter
  }
  return async (code, grammar, budget = createHighlightBudget(Number.POSITIVE_INFINITY)) => {
    try {
      const shiki = await load()
      const isFirstUse = !shiki.getLoadedLanguages().includes(grammar)
      if (isFirstUse) {
        const loader = findGrammar(grammar)
        if (!loader) return undefined
        await shiki.loadLanguage(loader)
      }
      return isFirstUse
        ? highlightFirstUse(budget, (combined) => colourLines(shiki, code, grammar, combined))
        : colourLines(shiki, code, grammar, budget)
    } catch {
      // If a grammar fails, the code is shown without highlighting.
      return undefined
    }
  }
}

/**
 * The first use of a grammar also compiles its patterns. The time is subtracted from `remainingFirstUseMs` first, and the rest
 * from `remainingMs`.
 */
function highlightFirstUse(
  budget: HighlightBudget,
  highlight: (budget: HighlightBudget) => HighlightedLine[] | undefined,
): HighlightedLine[] | undefined {
  const totalMs = budget.remainingMs + budget.remainingFirstUseMs
  const combined = { ...budget, remainingMs: totalMs }
  const lines = highlight(combined)
  const usedMs = totalMs - combined.remainingMs
  const usedOfFirstUseMs = Math.min(usedMs, budget.remainingFirstUseMs)
  budget.remainingFirstUseMs -= usedOfFirstUseMs
  budget.remainingMs -= usedMs - usedOfFirstUseMs
  return lines
}
