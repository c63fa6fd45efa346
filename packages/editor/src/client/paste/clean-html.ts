import { flattenCode } from './code-blocks.ts'
import { RemovedText } from './removed-text.ts'
import { writeOutTables } from './tables.ts'
import { markTasks } from './tasks.ts'

/** Elements without text content. */
const IGNORED_ELEMENTS =
  'script,style,meta,link,title,head,template,noscript,iframe,object,embed,svg,button,input:not([type=checkbox]),select,textarea,[hidden],.sr-only,.code-actions'

/** Marks around the selected part; programs for writing put long style sheets before it. */
const FRAGMENT_START = '<!--StartFragment-->'
const FRAGMENT_END = '<!--EndFragment-->'

export interface CleanHtml {
  body: HTMLElement
  /** Text that was left out on purpose. */
  removed: string
}

/** The selected part of pasted HTML, or all of it. */
export function toFragment(html: string): string {
  const from = html.indexOf(FRAGMENT_START)
  const to = html.lastIndexOf(FRAGMENT_END)
  return from >= 0 && to > from ? html.slice(from + FRAGMENT_START.length, to) : html
}

/** Parses pasted HTML without running or loading anything, and removes elements that are not text. */
export function cleanHtml(html: string): CleanHtml {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const removed = new RemovedText()
  for (const element of body.querySelectorAll(IGNORED_ELEMENTS)) {
    if (element.nodeName === 'BUTTON') markToolbar(element)
    removed.remove(element)
  }
  for (const element of body.querySelectorAll<HTMLElement>('[style]')) dropStyled(element)
  writeOutFormulas(body, removed)
  nameCode(body)
  flattenCode(body, removed)
  makeWordLists(body, removed)
  markTasks(body, removed)
  writeOutTables(body)
  return { body, removed: removed.toString() }
}

/** Notes at a block of code that it had buttons. */
function markToolbar(button: Element) {
  button.closest('pre')?.setAttribute('data-toolbar', '')
}

/** Removes invisible elements, and bold elements that are styled as normal, as Google Docs writes them. */
function dropStyled(element: HTMLElement) {
  const style = element.getAttribute('style') ?? ''
  if (/display\s*:\s*none|mso-hide\s*:\s*all/i.test(style)) element.remove()
  else if (element.matches('b,strong') && /font-weight\s*:\s*(?:normal|400)/i.test(style)) {
    element.replaceWith(...element.childNodes)
  }
}

/** Replaces rendered formulas by their source. */
function writeOutFormulas(body: HTMLElement, removed: RemovedText) {
  for (const note of body.querySelectorAll('annotation[encoding="application/x-tex"]')) {
    const formula = note.closest('.katex-display') ?? note.closest('.katex') ?? note.closest('math')
    if (!formula) continue
    const isBlock =
      formula.matches('.katex-display') || note.closest('math')?.getAttribute('display') === 'block'
    const holder = body.ownerDocument.createElement(isBlock ? 'p' : 'span')
    holder.dataset.formula = note.textContent?.trim() ?? ''
    holder.textContent = holder.dataset.formula
    removed.note(formula.textContent ?? '')
    formula.replaceWith(holder)
  }
}

/** Reads the language of our own code blocks, which is outside the code element. */
function nameCode(body: HTMLElement) {
  for (const figure of body.querySelectorAll('figure.code')) {
    const language = figure.querySelector('.code-language')?.textContent?.trim().toLowerCase()
    const pre = figure.querySelector('pre')
    if (!pre) continue
    if (language) pre.dataset.language = language
    figure.replaceWith(pre)
  }
}

/** Converts Word's lists, which are paragraphs with a text marker. */
function makeWordLists(body: HTMLElement, removed: RemovedText) {
  for (const item of body.querySelectorAll<HTMLElement>('p[class*="MsoListParagraph"]')) {
    const sign = [...item.querySelectorAll('[style]')].find((span) =>
      /mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    )
    if (!sign) continue
    const kind = /^\s*\d/.test(sign.textContent ?? '') ? 'ol' : 'ul'
    removed.remove(sign)
    const entry = body.ownerDocument.createElement('li')
    entry.append(...item.childNodes)
    const before = item.previousElementSibling
    const list =
      before instanceof HTMLElement && before.dataset.wordList === kind
        ? before
        : body.ownerDocument.createElement(kind)
    list.dataset.wordList = kind
    list.append(entry)
    if (list === before) item.remove()
    else item.replaceWith(list)
  }
}
