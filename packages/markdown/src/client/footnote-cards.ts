import { buildFootnoteCard, placeFootnoteCard } from './footnote-card.ts'
import { onKeys } from './on-keys.ts'

/** ms of hovering before a card appears, and until it closes after the pointer has left. */
const HOVER_DELAY_MS = 200

const REFERENCE = 'a[data-footnote-ref]'
const CARD = '.footnote-card'

/** Shows the text of a footnote in a card beside its mark: after hovering, at once on focus or tap. */
export function addFootnoteCards(root: HTMLElement): () => void {
  if (!root.querySelector(REFERENCE)) return () => {}
  const over = new AbortController()
  const { signal } = over
  let open: { card: HTMLElement; reference: HTMLAnchorElement } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isDismissing = false

  const hide = () => {
    clearTimeout(timer)
    open?.card.remove()
    open?.reference.removeAttribute('data-open')
    open = undefined
  }
  const show = (reference: HTMLAnchorElement) => {
    clearTimeout(timer)
    if (open?.reference === reference) return
    hide()
    const card = buildFootnoteCard(root, reference)
    if (!card) return
    ;(reference.closest('sup') ?? reference).after(card)
    reference.dataset.open = ''
    placeFootnoteCard(card, reference)
    open = { card, reference }
  }
  const later = (action: () => void) => {
    clearTimeout(timer)
    timer = setTimeout(action, HOVER_DELAY_MS)
  }

  root.addEventListener(
    'pointerover',
    ({ target, pointerType }) => {
      if (pointerType !== 'mouse') return
      const reference = closest<HTMLAnchorElement>(target, REFERENCE)
      if (reference) later(() => show(reference))
      else if (closest(target, CARD)) clearTimeout(timer)
      else later(hide)
    },
    { signal },
  )
  root.addEventListener(
    'focusin',
    ({ target }) => {
      if (isDismissing) return
      const reference = closest<HTMLAnchorElement>(target, REFERENCE)
      if (reference?.matches(':focus-visible')) show(reference)
      else if (!reference && !closest(target, CARD)) hide()
    },
    { signal },
  )
  root.addEventListener(
    'focusout',
    ({ relatedTarget }) => {
      if (relatedTarget && !root.contains(relatedTarget as Node)) hide()
    },
    { signal },
  )
  root.addEventListener(
    'click',
    (event) => {
      const reference = closest<HTMLAnchorElement>(event.target, REFERENCE)
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
      if (reference && isTouch) {
        event.preventDefault()
        show(reference)
      } else if (closest(event.target, 'a')) hide()
    },
    { signal },
  )
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (!closest(target, `${CARD}, ${REFERENCE}`)) hide()
    },
    { signal },
  )
  const dismiss = () => {
    if (!open) return
    const { card, reference } = open
    const hadFocus = card.contains(document.activeElement)
    hide()
    isDismissing = true
    if (hadFocus) reference.focus({ preventScroll: true })
    isDismissing = false
  }
  onKeys(document, { Escape: dismiss }, signal)
  return () => {
    over.abort()
    hide()
  }
}

function closest<Found extends Element>(target: EventTarget | null, selector: string) {
  return target instanceof Element ? target.closest<Found>(selector) : null
}
