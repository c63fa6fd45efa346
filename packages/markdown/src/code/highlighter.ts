import { createHighlighterCore, type HighlighterCore } from 'shiki/core'
import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { bundledLanguages } from 'shiki/langs'
import type { HighlightedLine } from './highlighted-line.ts'
import { THEME, tokenClass } from './theme.ts'

/** Characters a line may have before it is left without colours. */
const MAX_LINE = 1000
/**
 * Milliseconds for one line. Far more than any takes, the first one with its grammar included: a line
 * that is cut short colours all that follow wrongly, and the same source must give the same HTML.
 */
const LINE_TIME = 5000

let highlighter: Promise<HighlighterCore> | undefined

/**
 * Lines of coloured tokens; undefined where the grammar fails, which shows the code without colours.
 * Grammars are loaded when first asked for.
 */
export async function highlight(
  code: string,
  grammar: string,
): Promise<HighlightedLine[] | undefined> {
  try {
    const shiki = await loadHighlighter()
    if (!shiki.getLoadedLanguages().includes(grammar)) {
      const load = Object.entries(bundledLanguages).find(([name]) => name === grammar)?.[1]
      if (!load) return undefined
      await shiki.loadLanguage(load)
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

function loadHighlighter(): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [THEME],
    engine: createOnigurumaEngine(import('shiki/wasm')),
  })
  return highlighter
}
