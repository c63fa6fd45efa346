import { WidgetType } from '@codemirror/view'
import { copy } from '../../copy.ts'
import type { Upload, UploadStore } from './upload-store.ts'

export interface MarkActions {
  retry: (id: string) => void
  /** Stops the upload and takes its mark out of the text. */
  remove: (id: string) => void
  /** Another picture for a mark whose own is gone. */
  choose: (id: string) => void
}

/** By element: an equal widget takes over the element of the one before. */
const stops = new WeakMap<HTMLElement, () => void>()

/**
 * Behind a mark in the text: how far it is, why it failed, and what can be done. It follows the upload by itself, so that
 * progress never touches the text somebody is writing. The same controls, for the keyboard, are in the upload list.
 */
export class MarkWidget extends WidgetType {
  readonly id: string
  readonly #store: UploadStore
  readonly #actions: MarkActions

  constructor(id: string, store: UploadStore, actions: MarkActions) {
    super()
    this.id = id
    this.#store = store
    this.#actions = actions
  }

  override eq(other: MarkWidget): boolean {
    return other.id === this.id
  }

  override toDOM(): HTMLElement {
    const dom = document.createElement('span')
    dom.className = 'mz-upload'
    dom.setAttribute('aria-hidden', 'true')
    let drawn = ''
    const draw = () => {
      const upload = this.#store.get(this.id)
      const sign = `${upload?.state} ${upload?.message} ${percentOf(upload)}`
      if (sign === drawn) return
      drawn = sign
      dom.dataset.state = upload?.state ?? 'lost'
      dom.replaceChildren(textOf(upload), ...this.#buttons(upload))
    }
    draw()
    stops.set(dom, this.#store.subscribe(draw))
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
    const actions = this.#actions
    if (!upload) {
      return [
        button(copy.upload.choose, () => actions.choose(id)),
        button(copy.upload.remove, () => actions.remove(id)),
      ]
    }
    if (upload.state === 'done') return []
    if (upload.state !== 'failed') return [button(copy.upload.cancel, () => actions.remove(id))]
    return [
      button(copy.upload.retry, () => actions.retry(id)),
      button(copy.upload.remove, () => actions.remove(id)),
    ]
  }
}

function textOf(upload: Upload | undefined): string {
  if (!upload) return copy.upload.interrupted
  if (upload.state === 'failed') return upload.message ?? copy.upload.noReason
  return upload.state === 'waiting' ? copy.upload.waiting : copy.upload.percent(percentOf(upload))
}

export function percentOf(upload: Upload | undefined): number {
  return Math.round((upload?.progress ?? 0) * 100)
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
