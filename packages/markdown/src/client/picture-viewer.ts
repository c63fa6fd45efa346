import { copy } from '../copy.ts'
import { toChineseNumber } from '../text/chinese-number.ts'
import { createIcon, type IconName } from './icons.ts'
import { onKeys } from './on-keys.ts'
import { PictureStage } from './picture-stage.ts'

/**
 * Shows pictures over the whole window until the reader closes them by Escape, the button or Back.
 * @param images pictures of a text, in order
 * @param first index of the picture to begin with
 */
export async function viewPictures(
  images: readonly HTMLImageElement[],
  first: number,
): Promise<void> {
  const over = new AbortController()
  const { signal } = over
  const dialog = document.createElement('dialog')
  dialog.className = 'picture-viewer'
  dialog.setAttribute('aria-label', copy.viewer.name)
  let index = first

  const count = document.createElement('span')
  count.className = 'viewer-count'
  count.setAttribute('aria-live', 'polite')
  const caption = document.createElement('b')
  const stage = new PictureStage(signal, (step) => show(index + step))
  const save = document.createElement('a')
  save.setAttribute('aria-label', copy.viewer.download)
  save.download = ''
  save.append(createIcon('download'))
  const previous = createButton('previous', copy.viewer.previous, () => show(index - 1))
  const next = createButton('next', copy.viewer.next, () => show(index + 1))
  previous.className = 'viewer-previous'
  next.className = 'viewer-next'

  const show = (wanted: number) => {
    const image = images[wanted]
    if (!image) return
    index = wanted
    stage.show(image)
    caption.textContent = captionOf(image)
    const [position, total] = [toChineseNumber(wanted + 1), toChineseNumber(images.length)]
    count.textContent = images.length > 1 ? `${position} / ${total}` : ''
    save.href = image.currentSrc || image.src
    previous.disabled = wanted === 0
    next.disabled = wanted === images.length - 1
  }

  // The entry of history that Back leaves. It keeps the state that the router has put there.
  history.pushState(history.state, '')
  const leave = () => history.back()
  const bar = document.createElement('header')
  const full = createButton(undefined, copy.viewer.fullSize, () => stage.showFullSize())
  full.textContent = '1:1'
  bar.append(
    count,
    createButton('zoomIn', copy.viewer.zoomIn, () => stage.zoomIn()),
    full,
    save,
    createButton('close', copy.viewer.close, leave),
  )
  const foot = document.createElement('footer')
  const hint = document.createElement('small')
  hint.textContent = images.length > 1 ? copy.viewer.hint : copy.viewer.hintOfOne
  foot.append(caption, hint)
  dialog.append(bar, stage.element, foot)
  if (images.length > 1) dialog.append(previous, next)

  onKeys(dialog, { ArrowLeft: () => show(index - 1), ArrowRight: () => show(index + 1) }, signal)
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault()
    leave()
  })
  show(first)
  document.body.append(dialog)
  dialog.showModal()
  await new Promise<void>((resolve) => {
    window.addEventListener('popstate', () => resolve(), { signal, once: true })
  })
  over.abort()
  dialog.close()
  dialog.remove()
}

function captionOf(image: HTMLImageElement): string {
  const caption = image.closest('figure')?.querySelector('figcaption')?.textContent?.trim()
  return caption || image.title || image.alt
}

function createButton(
  icon: IconName | undefined,
  label: string,
  onClick: () => void,
): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.setAttribute('aria-label', label)
  if (icon) button.append(createIcon(icon))
  button.addEventListener('click', onClick)
  return button
}
