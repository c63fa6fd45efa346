import { copy } from '../copy.ts'
import { createIcon } from './icons.ts'

/** Pictures with fewer pixels in a row gain nothing from a larger view. */
const MIN_ZOOMED_WIDTH = 600

const ZOOMABLE = '.zoomable'

/** Adds a view over the whole window to large pictures, and a button to pictures that could not be loaded. */
export function addPictureTools(root: HTMLElement): () => void {
  const over = new AbortController()
  const { signal } = over
  const cleanups: (() => void)[] = [() => over.abort()]

  const handleLoad = (image: HTMLImageElement) => {
    showFailure(image, false)
    if (isZoomable(image)) cleanups.push(makeZoomable(image))
  }
  const handleError = (image: HTMLImageElement) => showFailure(image, true)
  const listen = (type: 'load' | 'error', handle: (image: HTMLImageElement) => void) => {
    root.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement) handle(target)
      },
      // These events do not bubble.
      { signal, capture: true },
    )
  }
  listen('load', handleLoad)
  listen('error', handleError)
  for (const image of root.querySelectorAll('img')) {
    if (!image.complete || !image.src) continue
    if (image.naturalWidth > 0) handleLoad(image)
    else
      image.decode().then(
        () => {},
        () => handleError(image),
      )
  }
  root.addEventListener(
    'click',
    ({ target }) => {
      const frame = target instanceof Element ? target.closest(ZOOMABLE) : null
      if (frame) void open(root, frame)
    },
    { signal },
  )
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}

function isZoomable(image: HTMLImageElement): boolean {
  if (image.naturalWidth < MIN_ZOOMED_WIDTH || image.closest(`a, button, .diagram, ${ZOOMABLE}`))
    return false
  // A share of the width or a float would lose its meaning in a frame.
  return !image.hasAttribute('align') && !image.getAttribute('width')?.includes('%')
}

function makeZoomable(image: HTMLImageElement): () => void {
  const frame = document.createElement('span')
  frame.className = 'zoomable'
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'zoom-button'
  button.setAttribute('aria-haspopup', 'dialog')
  button.setAttribute('aria-label', copy.viewer.open(image.alt))
  button.append(createIcon('enlarge'))
  image.replaceWith(frame)
  frame.append(image, button)
  return () => frame.replaceWith(image)
}

/** Opens the view, whose code is loaded on first use. */
async function open(root: HTMLElement, frame: Element) {
  const images = [...root.querySelectorAll<HTMLImageElement>(`${ZOOMABLE} > img`)]
  const index = images.findIndex((image) => image.parentElement === frame)
  const button = frame.querySelector<HTMLElement>('.zoom-button')
  const { viewPictures } = await import('./picture-viewer.ts')
  await viewPictures(images, index)
  button?.focus({ preventScroll: true })
}

function showFailure(image: HTMLImageElement, isFailed: boolean) {
  const shown = image.nextElementSibling
  if (shown?.classList.contains('failed-picture')) shown.remove()
  image.hidden = isFailed
  if (!isFailed) return
  const box = document.createElement('span')
  box.className = 'failed-picture'
  const retry = document.createElement('button')
  retry.type = 'button'
  retry.textContent = copy.viewer.retry
  retry.addEventListener('click', (event) => {
    // The picture may stand in a link.
    event.preventDefault()
    // A lazy picture that is not displayed is never loaded.
    image.loading = 'eager'
    image.setAttribute('src', image.getAttribute('src') ?? '')
  })
  box.append(image.alt || copy.viewer.untitled, retry)
  image.after(box)
}
