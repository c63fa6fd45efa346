import { copy as texts } from '../copy.ts'
import { copyText } from './copy-text.ts'

/** Display time of the result on the copy button, ms. */
const RESULT_DISPLAY_MS = 2000

/** Adds copy and wrap buttons to the captions of code blocks; one delegated listener on the root handles them. */
export function addCodeActions(root: HTMLElement): () => void {
  const added: HTMLElement[] = []
  for (const bar of root.querySelectorAll<HTMLElement>('.code > figcaption')) {
    if (bar.querySelector('.code-actions')) continue
    const actions = document.createElement('span')
    actions.className = 'code-actions'
    actions.append(createButton('wrap', texts.code.wrap), createButton('copy', texts.code.copy))
    bar.append(actions)
    added.push(actions)
  }
  root.addEventListener('click', handleClick)
  return () => {
    root.removeEventListener('click', handleClick)
    for (const actions of added) actions.remove()
  }
}

function createButton(action: 'copy' | 'wrap', label: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.dataset.codeAction = action
  button.textContent = label
  if (action === 'wrap') button.setAttribute('aria-pressed', 'false')
  else button.setAttribute('aria-live', 'polite')
  return button
}

function handleClick(event: Event) {
  const target = event.target instanceof Element ? event.target : null
  const button = target?.closest<HTMLButtonElement>('button[data-code-action]')
  const block = button?.closest<HTMLElement>('.code')
  if (!button || !block) return
  if (button.dataset.codeAction === 'wrap') toggleWrap(block, button)
  else void copyBlock(block, button)
}

function toggleWrap(block: HTMLElement, button: HTMLButtonElement) {
  const isWrapped = block.classList.toggle('is-wrapped')
  button.textContent = isWrapped ? texts.code.unwrap : texts.code.wrap
  button.setAttribute('aria-pressed', String(isWrapped))
}

async function copyBlock(block: HTMLElement, button: HTMLButtonElement) {
  // The text content is exactly the source, because line numbers are added by CSS.
  const source = block.querySelector('pre code')?.textContent ?? ''
  const isCopied = await copyText(source)
  button.textContent = isCopied ? texts.code.copied : texts.code.failed
  setTimeout(() => {
    button.textContent = texts.code.copy
  }, RESULT_DISPLAY_MS)
}
