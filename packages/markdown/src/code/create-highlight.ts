import { createHighlighterCore, type HighlighterCore, type RegexEngine } from 'shiki/core'
import { findGrammar } from './grammars.ts'
import type { Highlight } from './highlighted-line.ts'
import { THEME, tokenClass } from './theme.ts'

/** Characters a line may have before it is left without colours. */
const MAX_LINE = 1000
/**
 * Milliseconds for one line. Far more than any takes, the first one with its grammar included: a line
 * that is cut short colours all that follow wrongly, and the same source must give the same HTML.
 */
const LINE_TIME = 5000

/** A highlighter whose parts, engine and grammars, are loaded when first asked for. */
export function createHighlight(createEngine: () => RegexEngine | Promise<RegexEngine>): Highlight {
  let highlighter: Promise<HighlighterCore> | undefined
  const load = () => {
    highlighter ??= createHighlighterCore({ themes: [THEME], engine: createEngine() })
    return highlighter
  }
  return async (code, grammar) => {
    try {
      const shiki = await load()
      if (!shiki.getLoadedLanguages().includes(grammar)) {
        const loader = findGrammar(grammar)
        if (!loader) return undefined
        await shiki.loadLanguage(loader)
      }
      const { tokens } = shiki.codeToTokens(code, {
        lang: grammar,
        theme: THEME.name,
        tokenizeMaxLineLength: MAX_LINE,
        tokenizeTimeLimit: LINE_TIME,
      })
      return tokens.map((line) =>
        line.map(({ content, color }) => ({ text: content, className: tokenClass(color) })),
      )
    } catch {
      // A grammar that cannot cope is no reason to withhold the code.
      return undefined
    }
  }
}
