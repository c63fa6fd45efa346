import { type EditorView, WidgetType } from '@codemirror/view'
import { copy } from '../../copy.ts'
import type { Upload, UploadQueue } from './upload-queue.ts'

export interface UploadActions {
  retry: (id: string) => void
  /** Stops the upload and takes its mark out of the text. */
  remove: (id: string) => void
  /** Another picture for a mark whose own is gone. */
  choose: (id: string) => void
}

/** By element: an equal widget takes over the element of the one before. */
const stops = new WeakMap<HTMLElement, () => void>()

/**
 * Stands where a mark has its address: how far the upload is, why it failed and what can be done, in the end where the
 * picture lies. It follows the upload by itself, so that an arriving picture never touches the text somebody is writing,
 * nor what undo knows of it. The same controls, for the keyboard, are in the upload list.
 */
export class AddressWidget extends WidgetType {
  readonly id: string
  readonly #queue: UploadQueue
  readonly #actions: UploadActions

  constructor(id: string, queue: UploadQueue, actions: UploadActions) {
    super()
    this.id = id
    this.#queue = queue
    this.#actions = actions
  }

  override eq(other: AddressWidget): boolean {
    return other.id === this.id
  }

  override toDOM(view: EditorView): HTMLElement {
    const dom = document.createElement('span')
    let drawn = ''
    const draw = () => {
      const upload = this.#queue.get(this.id)
      const sign = `${upload?.state} ${upload?.message} ${percentOf(upload)}`
      if (sign === drawn) return
      drawn = sign
      dom.className = upload?.state === 'done' ? 'mz-url' : 'mz-upload'
      dom.dataset.state = upload?.state ?? 'lost'
      dom.replaceChildren(textOf(upload), ...this.#buttons(upload))
      // Its width may move what follows into another line.
      view.requestMeasure()
    }
    draw()
    stops.set(dom, this.#queue.subscribe(draw))
    return dom
  }

  override destroy(dom: HTMLElement): void {
    stops.get(dom)?.()
  }

  override ignoreEvent(): boolean {
    return true
  }

  #buttons(upload: Upload | undefined): HTMLElement[] {
    const { id } = this
    const { retry, remove, choose } = this.#actions
    const removal = button(copy.upload.remove, () => remove(id))
    if (!upload) return [button(copy.upload.choose, () => choose(id)), removal]
    if (upload.state === 'done') return []
    if (upload.state === 'failed') return [button(copy.upload.retry, () => retry(id)), removal]
    return [button(copy.upload.cancel, () => remove(id))]
  }
}

/** Per cent. */
export function percentOf(upload: Upload | undefined): number {
  return Math.round((upload?.progress ?? 0) * 100)
}

function textOf(upload: Upload | undefined): string {
  if (!upload) return copy.upload.interrupted
  if (upload.state === 'done') return upload.url ?? ''
  if (upload.state === 'failed') return upload.message ?? copy.upload.noReason
  return upload.state === 'waiting' ? copy.upload.waiting : copy.upload.percent(percentOf(upload))
}

function button(label: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button')
  element.type = 'button'
  element.tabIndex = -1
  element.textContent = label
  // The caret stays where it is.
  element.addEventListener('mousedown', (event) => event.preventDefault())
  element.addEventListener('click', act)
  return element
}
