import { copy } from '../copy.ts'
import { escapeHtml } from '../html/escape.ts'
import { type FenceInfo, parseFenceInfo } from './fence-info.ts'
import type { Highlight, HighlightedLine } from './highlighted-line.ts'
import { grammarOf, labelOf } from './languages.ts'

/** Characters of a block beyond which it is shown without colours. */
const MAX_CODE = 100_000

/**
 * HTML of one block. The text inside `code` is the source byte for byte, without the newline before
 * the closing fence; line numbers exist only in CSS. The copy button is added in the browser.
 */
export async function renderCodeBlock(
  code: string,
  info: string,
  highlight: Highlight,
): Promise<string> {
  const fence = parseFenceInfo(info)
  if (fence.language.toLowerCase() === 'mermaid') {
    return `<pre class="mermaid" tabindex="0"><code>${escapeHtml(code)}</code></pre>`
  }
  const grammar = grammarOf(fence.language)
  const isSmall = code.length <= MAX_CODE
  const lines = (grammar && isSmall && (await highlight(code, grammar))) || toPlainLines(code)
  const label = labelOf(fence.language, copy.plainCode)
  const title = fence.title ? `<span class="code-title">${escapeHtml(fence.title)}</span>` : ''
  return (
    `<figure class="code"><figcaption><span class="code-language">${escapeHtml(label)}</span>` +
    `${title}</figcaption><pre tabindex="0"><code>${toHtml(lines, fence)}</code></pre></figure>`
  )
}

function toPlainLines(code: string): HighlightedLine[] {
  return code.split('\n').map((text) => [{ text, className: undefined }])
}

function toHtml(lines: HighlightedLine[], { marked }: FenceInfo): string {
  return lines
    .map((line, index) => {
      const className = marked.has(index + 1) ? 'line marked' : 'line'
      return `<span class="${className}">${lineToHtml(line)}</span>`
    })
    .join('\n')
}

/** Neighbours of one colour share an element; blanks join either side. */
function lineToHtml(line: HighlightedLine): string {
  let html = ''
  let open: string | undefined
  let text = ''
  const flush = () => {
    if (text) html += open ? `<span class="${open}">${escapeHtml(text)}</span>` : escapeHtml(text)
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
