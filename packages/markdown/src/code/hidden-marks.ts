import type { ElementContent } from 'hast'
import { copy } from '../copy.ts'
import { escapeHtml } from '../html/escape.ts'

/**
 * Characters that cannot be seen in code: bidirectional controls, which make code appear in another order than it is
 * executed ("Trojan Source"), characters without width, and blanks that are no spaces. A joiner within an emoji is seen.
 */
const HIDDEN =
  /[\u00ad\u061c\u115f\u1160\u180e\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\u3164\ufeff\uffa0]|(?<!\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f)\u200d|\u00a0+|\u202f+/gu

/** Maximum number of characters that the sentence above a block names. */
const MAX_NAMED = 6

export function hasHiddenCharacters(text: string): boolean {
  return text.search(HIDDEN) >= 0
}

/** The sentence that names the hidden characters of a code. */
export function describeHiddenCharacters(text: string): string {
  const found = new Set([...text.matchAll(HIDDEN)].map(([run]) => run.charAt(0)))
  const names = [...found].slice(0, MAX_NAMED).map(describe)
  return copy.code.hidden(names, found.size > MAX_NAMED)
}

/**
 * Code as HTML in which each of these characters is isolated in an element, where it has no effect and the stylesheet
 * shows a mark. The text content stays the source, so that copied code is unchanged.
 */
export function toMarkedHtml(text: string): string {
  return escapeHtml(text).replace(HIDDEN, (run) => {
    const kind = isBlank(run) ? 'blank-mark' : 'hidden-mark'
    return `<bdi class="${kind}" data-code="${codeOf(run)}" title="${describe(run)}">${run}</bdi>`
  })
}

/** The same with the shortest markup. */
export function toIsolatedHtml(text: string): string {
  return escapeHtml(text).replace(HIDDEN, '<bdi>$&</bdi>')
}

/** The same as nodes of a tree. */
export function toMarkedNodes(text: string): ElementContent[] {
  return [{ type: 'raw', value: toMarkedHtml(text) }]
}

/** Blanks have a width, which the mark must not change: they align columns. */
function isBlank(run: string): boolean {
  return run.startsWith('\u00a0') || run.startsWith('\u202f')
}

function describe(run: string): string {
  const code = codeOf(run)
  const name: string | undefined = copy.code.hiddenNames[code]
  return name ? copy.code.hiddenName(name, code) : code
}

function codeOf(run: string): string {
  return `U+${run.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
