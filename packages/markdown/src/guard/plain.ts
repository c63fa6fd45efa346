import { escapeHtml } from '../html/escape.ts'

/** The tree of a source that exceeds the limits: paragraphs and line breaks only. */
export function renderPlain(source: string): string {
  return source
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => `<p>${escapeHtml(block).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
}
