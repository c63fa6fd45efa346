import { type EditorView, WidgetType } from '@codemirror/view'
import { copy } from '../copy.ts'
import type { Upload, UploadQueue } from './upload-queue.ts'

export interface UploadActions {
  retry: (id: string) => void
  /** Cancels the upload and removes its mark. */
  remove: (id: string) => void
  /** Chooses another picture for a mark whose file is lost. */
  choose: (id: string) => void
}

/** By element: CodeMirror reuses the element of an equal widget. */
const stops = new WeakMap<HTMLElement, () => void>()

/**
 * Replaces the address in an upload mark: shows the progress, the error with its actions, and finally the address of the
 * picture. It subscribes to the upload itself, so that a finished upload changes neither the text during typing
 * nor the undo history. The upload list has the same controls for keyboard users.
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
      // A change of its width may wrap the line.
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

/** Percent. */
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
  // Keeps the caret.
  element.addEventListener('mousedown', (event) => event.preventDefault())
  element.addEventListener('click', act)
  return element
}
