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
  const numbers = new ItemNumbers()
  service.addRule('item', {
    filter: 'li',
    replacement: (content, node) => toItem(content, node, numbers),
  })
  service.addRule('code-block', { filter: 'pre', replacement: toFence })
  service.addRule('formula', {
    filter: (node) => 'formula' in node.dataset,
    replacement: toFormula,
  })
  service.addRule('link', { filter: isDeadLink, replacement: (content) => content })
  service.addRule('strike', { filter: ['del', 's'], replacement: (content) => `~~${content}~~` })
  return service
}

/** The numbers of the items of ordered lists, computed once for each list. */
class ItemNumbers {
  readonly #lists = new WeakMap<Element, Map<Node, number>>()

  of(list: Element, item: Node): number {
    let numbers = this.#lists.get(list)
    if (!numbers) {
      const start = Number.parseInt(list.getAttribute('start') ?? '', 10)
      const first = Number.isSafeInteger(start) ? start : 1
      numbers = new Map([...list.children].map((child, at) => [child, first + at]))
      this.#lists.set(list, numbers)
    }
    return numbers.get(item) ?? 1
  }
}

function toItem(content: string, node: Node, numbers: ItemNumbers): string {
  const parent = node.parentElement
  const marker = parent?.nodeName === 'OL' ? `${numbers.of(parent, node)}. ` : '- '
  const body = content
    .replace(/^\n+/, '')
    .replace(/\n+$/, '')
    .replace(/\n(?=[^\n])/g, `\n${' '.repeat(marker.length)}`)
  // Only `markTasks` sets it.
  const { task } = (node as HTMLElement).dataset
  const box = task === undefined ? '' : `[${task}] `
  return `${marker}${box}${body}${node.nextSibling ? '\n' : ''}`
}

function toFence(_: string, node: Node): string {
  // The filter accepts nothing else; its content is text, see `flattenCode`.
  const pre = node as HTMLElement
  const code = pre.textContent ?? ''
  const runs = code.match(/`{3,}/g) ?? []
  const fence = '`'.repeat(runs.reduce((max, run) => Math.max(max, run.length + 1), 3))
  return `\n\n${fence}${pre.dataset.language ?? ''}\n${code}\n${fence}\n\n`
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
