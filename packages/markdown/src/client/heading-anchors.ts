import { copy } from '../copy.ts'
import { copyText } from './copy-text.ts'

/** Display time of the answer after a heading, ms. */
const ANSWER_DISPLAY_MS = 2000

const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)[id]:not(.sr-only)'

/** Adds a link to each heading that copies the address of its section. */
export function addHeadingAnchors(root: HTMLElement): () => void {
  const added: HTMLElement[] = []
  for (const heading of root.querySelectorAll<HTMLElement>(HEADINGS)) {
    if (heading.querySelector('.heading-anchor')) continue
    const anchor = document.createElement('a')
    anchor.className = 'heading-anchor'
    anchor.href = `#${encodeURIComponent(heading.id)}`
    anchor.setAttribute('aria-label', copy.anchor.label)
    const answer = document.createElement('span')
    answer.className = 'heading-answer'
    answer.dataset.hint = copy.anchor.label
    answer.setAttribute('role', 'status')
    anchor.addEventListener('click', (event) => {
      // With a modifier the browser opens the section in another tab.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      void copyAddress(anchor, answer)
    })
    heading.append(anchor, answer)
    added.push(anchor, answer)
  }
  return () => {
    for (const element of added) element.remove()
  }
}

async function copyAddress(anchor: HTMLAnchorElement, answer: HTMLElement) {
  const isCopied = await copyText(anchor.href)
  answer.textContent = isCopied ? copy.anchor.copied : copy.anchor.failed
  setTimeout(() => {
    answer.textContent = ''
  }, ANSWER_DISPLAY_MS)
}
