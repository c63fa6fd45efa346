import type { ElementContent } from 'hast'
import { escapeHtml } from '../html/escape.ts'

/** Bidirectional control characters, which make code appear in another order than it is executed ("Trojan Source"). */
const BIDI = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

export function hasBidiControls(text: string): boolean {
  return text.search(BIDI) >= 0
}

/**
 * Code as HTML in which each of these characters is isolated in an element, where it has no effect and the stylesheet
 * shows a mark. The text content stays the source, so that copied code is unchanged.
 */
export function toMarkedHtml(text: string): string {
  return escapeHtml(text).replace(
    BIDI,
    (character) => `<bdi class="bidi-mark" data-code="${nameOf(character)}">${character}</bdi>`,
  )
}

/** The same with the shortest markup. */
export function toIsolatedHtml(text: string): string {
  return escapeHtml(text).replace(BIDI, '<bdi>$&</bdi>')
}

/** The same as nodes of a tree. */
export function toMarkedNodes(text: string): ElementContent[] {
  return [{ type: 'raw', value: toMarkedHtml(text) }]
}

function nameOf(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`
}
