import { Background } from '@mozhan/markdown/client'
import type { PreviewResult } from './preview-result.ts'
import { type PreviewRequest, previewAsPlainText, renderPreview } from './render-preview.ts'

/** Debounce delay in ms: the minimum, and the maximum for slow rendering. */
const MIN_DELAY_MS = 90
const MAX_DELAY_MS = 800

/** Timeout for rendering one text, ms; after that it is shown as plain text. */
const TIMEOUT_MS = 5000

type Listener = (result: PreviewResult) => void

/**
 * Renders texts in a worker: one at a time, always the newest. The debounce delay grows with the duration of
 * rendering.
 */
export class PreviewRenderer {
  readonly #listener: Listener
  readonly #background = new Background<PreviewRequest, PreviewResult>({
    start: () => new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' }),
    fallback: (request) => renderPreview(request),
    timeoutMs: TIMEOUT_MS,
  })
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: string | undefined
  #isBusy = false
  #delayMs = 0
  #isHighlighted = true
  #isClosed = false

  /** @param listener called with each result */
  constructor(listener: Listener) {
    this.#listener = listener
  }

  render(source: string): void {
    this.#next = source
    this.#schedule()
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#background.close()
  }

  #schedule(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#start(), this.#delayMs)
  }

  async #start(): Promise<void> {
    if (this.#next === undefined || this.#isBusy || this.#isClosed) return
    const source = this.#next
    this.#next = undefined
    this.#isBusy = true
    const startedAt = performance.now()
    const request = { source, isHighlighted: this.#isHighlighted }
    // Undefined after the timeout.
    const result = await this.#background.request(request)
    if (!result && this.#isHighlighted) {
      // Colours are the most expensive part: the text is rendered again without them.
      this.#isHighlighted = false
      this.#next ??= source
    }
    this.#isBusy = false
    if (this.#isClosed) return
    this.#delayMs = Math.min(MAX_DELAY_MS, Math.max(MIN_DELAY_MS, performance.now() - startedAt))
    this.#listener(result ?? previewAsPlainText(source))
    if (this.#next !== undefined) this.#schedule()
  }
}
