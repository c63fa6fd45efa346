import { copy } from '../copy.ts'
import { escapeHtml } from '../html/escape.ts'
import { MAX_COLOURED } from '../limits.ts'
import { type FenceInfo, parseFenceInfo } from './fence-info.ts'
import {
  describeHiddenCharacters,
  hasHiddenCharacters,
  toIsolatedHtml,
  toMarkedHtml,
} from './hidden-marks.ts'
import { createHighlightBudget } from './highlight-budget.ts'
import type { Highlight, HighlightBudget, HighlightedLine } from './highlighted-line.ts'
import { grammarOf, labelOf } from './languages.ts'

/** Time and length that the highlighting of one document may use. */
export interface ColourBudget extends HighlightBudget {
  /** UTF-16 units. */
  characters: number
}

/** One block in several forms, richest first; each is complete. */
export type CodeForms = string[]

/**
 * HTML of one block. The text inside `code` is the source byte for byte, without the newline before
 * the closing fence; line numbers exist only in CSS. The copy button is added in the browser.
 */
export async function renderCodeBlock(
  code: string,
  info: string,
  highlight: Highlight,
  budget: ColourBudget,
): Promise<CodeForms> {
  const fence = parseFenceInfo(info)
  if (fence.language.toLowerCase() === 'mermaid') {
    return [
      `<pre class="mermaid" tabindex="0" translate="no"><code>${toIsolatedHtml(code)}</code></pre>`,
    ]
  }
  const bare = toFigure(code, fence, toIsolatedHtml(code), 'code is-bare')
  const plain = toFigure(code, fence, toLinesHtml(toPlainLines(code), fence))
  const lines = await colour(code, fence, highlight, budget)
  return lines ? [toFigure(code, fence, toLinesHtml(lines, fence)), plain, bare] : [plain, bare]
}

async function colour(
  code: string,
  { language }: FenceInfo,
  highlight: Highlight,
  budget: ColourBudget,
): Promise<HighlightedLine[] | undefined> {
  const grammar = grammarOf(language)
  if (!grammar || budget.remainingMs <= 0 || code.length > budget.characters) return undefined
  budget.characters -= code.length
  return highlight(code, grammar, budget)
}

export function createColourBudget(milliseconds: number): ColourBudget {
  return { ...createHighlightBudget(milliseconds), characters: MAX_COLOURED }
}

function toFigure(code: string, fence: FenceInfo, body: string, className = 'code'): string {
  const label = labelOf(fence.language, copy.plainCode)
  const title = fence.title ? `<span class="code-title">${escapeHtml(fence.title)}</span>` : ''
  const note = hasHiddenCharacters(code)
    ? `<p class="code-note">${describeHiddenCharacters(code)}</p>`
    : ''
  return (
    `<figure class="${className}"><figcaption><span class="code-language">${escapeHtml(label)}</span>` +
    `${title}</figcaption>${note}<pre tabindex="0" translate="no"><code>${body}</code></pre></figure>`
  )
}

function toPlainLines(code: string): HighlightedLine[] {
  return code.split('\n').map((text) => [{ text, className: undefined }])
}

function toLinesHtml(lines: HighlightedLine[], { marked }: FenceInfo): string {
  return lines
    .map((line, index) => {
      const className = marked.has(index + 1) ? 'line marked' : 'line'
      return `<span class="${className}">${lineToHtml(line)}</span>`
    })
    .join('\n')
}

/** Adjacent tokens of one colour share an element; spaces join either side. */
function lineToHtml(line: HighlightedLine): string {
  let html = ''
  let open: string | undefined
  let text = ''
  const flush = () => {
    const inner = toMarkedHtml(text)
    if (text) html += open ? `<span class="${open}">${inner}</span>` : inner
    text = ''
  }
  for (const token of line) {
    if (token.className !== open && token.text.trim()) {
      flush()
      open = token.className
    }
    text += token.text
  }
  flush()
  return html
}
