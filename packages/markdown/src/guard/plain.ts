import { escapeHtml } from '../html/escape.ts'

/** A source that is too much for the renderer, as it is: paragraphs and line breaks, nothing else. */
export function renderPlain(source: string): string {
  return source
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
