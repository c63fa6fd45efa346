import { copy } from '../copy.ts'

/** px between the mark and its card, between the card and the edge of the window, and from the mark to its left edge. */
const GAP = 8
const MARGIN = 16
const HANG = 28

/** What a card does not contain: links back, buttons of the enhancement, other cards. */
const LEFT_OUT =
  '[data-footnote-backref], .code-actions, .zoom-button, .failed-picture, .footnote-card'

/** A card with the text of the footnote that a mark refers to; undefined if there is none. */
export function buildFootnoteCard(
  root: HTMLElement,
  reference: HTMLAnchorElement,
): HTMLElement | undefined {
  const note = document.getElementById(decodeURIComponent(reference.hash.slice(1)))
  if (!note || !root.contains(note)) return undefined
  const label = (reference.textContent ?? '').trim()
  const card = document.createElement('div')
  card.className = 'footnote-card'
  card.setAttribute('role', 'group')
  card.setAttribute('aria-label', copy.footnote.name(label))
  card.append(...copyContent(note), buildFoot(label, reference.hash))
  return card
}

/** A card may hold links and code; a picture is replaced by its alternative text. */
function copyContent(note: HTMLElement): Node[] {
  const content = document.createElement('div')
  for (const child of note.childNodes) content.append(child.cloneNode(true))
  for (const element of content.querySelectorAll(LEFT_OUT)) element.remove()
  for (const image of content.querySelectorAll('img')) image.replaceWith(image.alt)
  for (const element of content.querySelectorAll('[id]')) element.removeAttribute('id')
  for (const mark of content.querySelectorAll('[data-footnote-ref]')) {
    mark.removeAttribute('data-footnote-ref')
    mark.removeAttribute('aria-describedby')
  }
  return [...content.childNodes]
}

function buildFoot(label: string, hash: string): HTMLElement {
  const foot = document.createElement('p')
  foot.className = 'footnote-foot'
  const name = document.createElement('span')
  name.textContent = copy.footnote.name(label)
  const link = document.createElement('a')
  link.href = hash
  link.textContent = copy.footnote.toList
  foot.append(name, link)
  return foot
}

/** Places a card below its mark, or above if there is more space. On a phone the stylesheet places it. */
export function placeFootnoteCard(card: HTMLElement, reference: HTMLElement): void {
  // In the top layer no table or code block cuts it off.
  if (typeof card.showPopover === 'function') {
    card.popover = 'manual'
    card.showPopover()
  }
  const [mark = reference.getBoundingClientRect()] = reference.getClientRects()
  const { width, height } = card.getBoundingClientRect()
  const page = document.documentElement
  const rightmost = page.clientWidth - width - MARGIN
  const left = Math.max(MARGIN, Math.min(mark.left - HANG, rightmost))
  const isBelow = mark.bottom + GAP + height <= page.clientHeight || mark.top < height + GAP
  const top = isBelow ? mark.bottom + GAP : mark.top - GAP - height
  card.style.setProperty('--card-left', `${left + window.scrollX}px`)
  card.style.setProperty('--card-top', `${top + window.scrollY}px`)
}
