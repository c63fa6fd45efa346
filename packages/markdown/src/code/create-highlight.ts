import { createHighlighterCore, type HighlighterCore, type RegexEngine } from 'shiki/core'
import { colourLines } from './colour-lines.ts'
import { findGrammar } from './grammars.ts'
import { createHighlightTime } from './highlight-time.ts'
import type { Highlight, HighlightedLine, HighlightTime } from './highlighted-line.ts'
import { THEME } from './theme.ts'

/** A highlighter that loads its engine and grammars on first use. */
export function createHighlight(createEngine: () => RegexEngine | Promise<RegexEngine>): Highlight {
  let highlighter: Promise<HighlighterCore> | undefined
  const load = () => {
    highlighter ??= createHighlighterCore({ themes: [THEME], engine: createEngine() })
    return highlighter
  }
  return async (code, grammar, time = createHighlightTime(Number.POSITIVE_INFINITY)) => {
    try {
      const shiki = await load()
      const isNew = !shiki.getLoadedLanguages().includes(grammar)
      if (isNew) {
        const loader = findGrammar(grammar)
        if (!loader) return undefined
        await shiki.loadLanguage(loader)
      }
      return isNew
        ? colourFirst(time, (more) => colourLines(shiki, code, grammar, more))
        : colourLines(shiki, code, grammar, time)
    } catch {
      // If a grammar fails, the code is shown without highlighting.
      return undefined
    }
  }
}

/** The first text of a grammar compiles its patterns, which has a time limit of its own. */
function colourFirst(
  time: HighlightTime,
  colour: (time: HighlightTime) => HighlightedLine[] | undefined,
): HighlightedLine[] | undefined {
  const both = { ...time, left: time.left + time.startLeft }
  const before = both.left
  const lines = colour(both)
  const used = before - both.left
  const ofStart = Math.min(used, time.startLeft)
  time.startLeft -= ofStart
  time.left -= used - ofStart
  return lines
}
