import { isLanguageName, toLanguage } from './code-language.ts'
import type { RemovedText } from './removed-text.ts'

/** Texts of buttons beside code. */
const BUTTON =
  /^(?:一键)?复制(?:代码|成功)?$|^已复制!?$|^代码(?:块|解释)$|^登录后复制$|^运行(?:代码)?$|^(?:展开|收起)(?:代码)?$|^自动换行$|^(?:copy|copied)(?: code)?!?$|^(?:run|edit|wrap)$/i

/**
 * Removes the tool bar inside a block of code: its buttons, and the name of the language beside them.
 * @returns the language that it names
 */
export function removeToolbar(block: Element, removed: RemovedText): string {
  const hasCode = block.querySelector('code') !== null
  const texts = outerTexts(block, hasCode)
  const bar: Text[] = []
  for (const text of texts) {
    if (!isToolText(text, block)) break
    bar.push(text)
  }
  const ending = texts.slice(bar.length).reverse()
  const last = ending.findIndex((text) => !(isToolText(text, block) && isButton(text)))
  const foot = last < 0 ? [] : ending.slice(0, last)
  // Without a button, a first word such as `go` belongs to the code, unless the code is an element of its own.
  const isBar = hasCode || block.hasAttribute('data-toolbar') || bar.some(isButton)
  if (!isBar || bar.length === textCount(block)) return ''
  for (const text of [...bar, ...foot]) {
    removed.note(text.data)
    removeEmpty(text, block)
  }
  const label = bar.find((text) => !isButton(text))
  return label ? toLanguage(label.data) : ''
}

/** The non-empty texts outside of the code element, in order. */
function outerTexts(block: Element, hasCode: boolean): Text[] {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text) || !text.data.trim()) continue
    if (!hasCode || !text.parentElement?.closest('code')) texts.push(text)
  }
  return texts
}

function textCount(block: Element): number {
  return outerTexts(block, false).length
}

function isButton(text: Text): boolean {
  return BUTTON.test(text.data.trim())
}

/** The text of a button or a label, alone in its element. */
function isToolText(text: Text, block: Element): boolean {
  return text.parentElement !== block && (isButton(text) || isLanguageName(text.data.trim()))
}

/** Removes a text and the elements that it leaves empty, which would count as lines. */
function removeEmpty(text: Text, block: Element): void {
  let parent = text.parentElement
  text.remove()
  while (parent && parent !== block && !parent.textContent?.trim()) {
    const next: HTMLElement | null = parent.parentElement
    parent.remove()
    parent = next
  }
}
