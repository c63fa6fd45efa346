/// <reference path="./turndown-plugin-gfm.d.ts" />
import { gfm } from '@joplin/turndown-plugin-gfm'
import TurndownService from 'turndown'
import { toLineBreak } from './line-break.ts'

/** Matches a fence, more than one blank line, or trailing spaces. */
const FENCE_OR_BLANKS =
  /^(?:[ \t>]|- |\d+\. )*(`{3,})[^`\n]*\n[\s\S]*?\n[ \t>]*\1$|[ \t]*\n(?:[ \t]*\n){2,}|[ \t]+$/gm

/** Converts cleaned HTML to Markdown in the style of this product: `#`, `-`, fences, `**` and `*`. */
export function toMarkdown(body: HTMLElement): string {
  return createService()
    .turndown(body)
    .replace(/\u00a0/g, ' ')
    .replace(FENCE_OR_BLANKS, (piece, fence?: string) => (fence ? piece : toFewerBlanks(piece)))
    .trim()
}

/** Whitespace in code is preserved; elsewhere it is normalised. */
function toFewerBlanks(blanks: string): string {
  return blanks.includes('\n') ? '\n\n' : ''
}

function createService(): TurndownService {
  const service = new TurndownService({
    headingStyle: 'atx',
    hr: '---',
    bulletListMarker: '-',
    codeBlockStyle: 'fenced',
    emDelimiter: '*',
  })
  service.use(gfm)
  service.addRule('line-break', { filter: 'br', replacement: toLineBreak })
  service.addRule('item', { filter: 'li', replacement: toItem })
  service.addRule('code-block', { filter: 'pre', replacement: toFence })
  service.addRule('formula', {
    filter: (node) => 'formula' in node.dataset,
    replacement: toFormula,
  })
  service.addRule('link', { filter: isDeadLink, replacement: (content) => content })
  service.addRule('strike', { filter: ['del', 's'], replacement: (content) => `~~${content}~~` })
  return service
}

function toItem(content: string, node: Node): string {
  const parent = node.parentElement
  const start = Number(parent?.getAttribute('start') ?? 1)
  const index = parent ? [...parent.children].indexOf(node as Element) : 0
  const marker = parent?.nodeName === 'OL' ? `${start + index}. ` : '- '
  const body = content
    .replace(/^\n+/, '')
    .replace(/\n+$/, '')
    .replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)
  return `${marker}${body}${node.nextSibling ? '\n' : ''}`
}

function toFence(_: string, node: Node): string {
  // The filter accepts nothing else.
  const pre = node as HTMLElement
  const code = textWithBreaks(pre).replace(/\n+$/, '')
  const runs = code.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(runs.reduce((max, run) => Math.max(max, run.length + 1), 3))
  return `\n\n${fence}${languageOf(pre)}\n${code}\n${fence}\n\n`
}

function languageOf(pre: HTMLElement): string {
  if (pre.dataset.language) return pre.dataset.language
  const names = `${pre.className} ${pre.querySelector('code')?.className ?? ''}`
  return /(?:^|\s)(?:language|lang)-([\w+#.-]+)/.exec(names)?.[1] ?? ''
}

/** Some pages use elements as line breaks in code. */
function textWithBreaks(element: Element): string {
  for (const line of element.querySelectorAll('br')) line.replaceWith('\n')
  return (element.textContent ?? '').replace(/\u00a0/g, ' ').replace(/\r\n?/g, '\n')
}

function toFormula(_: string, node: Node): string {
  // Created by cleanHtml, with the source.
  const { formula = '' } = (node as HTMLElement).dataset
  return node.nodeName === 'P' ? `\n\n$$\n${formula}\n$$\n\n` : `$${formula}$`
}

/** Links without a safe address become their text. */
function isDeadLink(node: HTMLElement): boolean {
  if (node.nodeName !== 'A') return false
  const href = node.getAttribute('href')?.trim() ?? ''
  return !/^(?:https?:|mailto:|\/|#|[\w.-]+(?:\/|$))/i.test(href)
}
