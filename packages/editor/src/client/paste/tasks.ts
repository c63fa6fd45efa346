import type { RemovedText } from './removed-text.ts'

const BOX = 'input[type=checkbox],[role=checkbox]'
/** A box that the source writes as text. */
const WRITTEN = /^\s*\[([ xX\u00a0]?)\]\s+/

/** Marks the items of to-do lists by `data-task`, and removes their boxes. */
export function markTasks(body: HTMLElement, removed: RemovedText): void {
  for (const item of body.querySelectorAll('li')) {
    const box = firstBox(item)
    const text = firstText(item)
    const written = text ? WRITTEN.exec(text.data) : null
    if (box) {
      item.dataset.task = isChecked(box) ? 'x' : ' '
      box.remove()
    } else if (text && written) {
      item.dataset.task = /x/i.test(written[1] ?? '') ? 'x' : ' '
      removed.note(written[0])
      text.data = text.data.slice(written[0].length)
    }
  }
  for (const box of body.querySelectorAll('input')) box.remove()
}

/** The check box of an item itself, not one of an inner list. */
function firstBox(item: Element): Element | undefined {
  const box = item.querySelector(BOX)
  return box && box.closest('li') === item ? box : undefined
}

function firstText(item: Element): Text | undefined {
  const walker = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!(text instanceof Text) || !text.data.trim()) continue
    return text.parentElement?.closest('li') === item ? text : undefined
  }
  return undefined
}

function isChecked(box: Element): boolean {
  return box instanceof HTMLInputElement
    ? box.hasAttribute('checked')
    : box.getAttribute('aria-checked') === 'true'
}
