import type { PreviewResult, RenderAnswer, RenderRequest } from './render-message.ts'

/** ms between the last key and drawing: at least, and at most where drawing takes longer than that */
const MIN_WAIT = 90
const MAX_WAIT = 800

type Listener = (result: PreviewResult | undefined) => void

/**
 * Renders texts away from the typing, in a worker: one at a time, the newest next, everything between left out. Waits for a
 * pause that grows with the time rendering takes.
 */
export class PreviewRenderer {
  readonly #listener: Listener
  #worker: Worker | undefined
  #hasAnswered = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #next: string | undefined
  #current: RenderRequest | undefined
  #startedAt = 0
  #wait = 0
  #isClosed = false

  /** @param listener told each result; `undefined` where a text could not be rendered. */
  constructor(listener: Listener) {
    this.#listener = listener
    this.#worker = startWorker()
    this.#worker?.addEventListener('message', this.#handleMessage)
    this.#worker?.addEventListener('error', this.#handleError)
  }

  render(source: string): void {
    this.#next = source
    clearTimeout(this.#timer)
    this.#timer = setTimeout(this.#start, this.#wait)
  }

  close(): void {
    this.#isClosed = true
    clearTimeout(this.#timer)
    this.#worker?.terminate()
  }

  #start = (): void => {
    if (this.#next === undefined || this.#current || this.#isClosed) return
    lastId += 1
    this.#current = { id: lastId, source: this.#next }
    this.#next = undefined
    this.#startedAt = performance.now()
    this.#send(this.#current)
  }

  #send(request: RenderRequest): void {
    if (this.#worker) this.#worker.postMessage(request)
    else void renderHere(request).then((answer) => this.#finish(answer))
  }

  #handleMessage = ({ data }: MessageEvent<RenderAnswer>): void => {
    this.#hasAnswered = true
    this.#finish(data)
  }

  /** A worker that never answered could not be loaded: the page renders by itself then. */
  #handleError = (): void => {
    this.#worker?.terminate()
    this.#worker = this.#hasAnswered ? this.#restart() : undefined
    if (this.#current) this.#send(this.#current)
  }

  #restart(): Worker | undefined {
    this.#hasAnswered = false
    const worker = startWorker()
    worker?.addEventListener('message', this.#handleMessage)
    worker?.addEventListener('error', this.#handleError)
    return worker
  }

  #finish({ id, result }: RenderAnswer): void {
    if (this.#isClosed || id !== this.#current?.id) return
    const took = performance.now() - this.#startedAt
    this.#wait = Math.min(MAX_WAIT, Math.max(MIN_WAIT, took))
    this.#current = undefined
    this.#listener(result)
    if (this.#next !== undefined) this.#timer = setTimeout(this.#start, this.#wait)
  }
}

let lastId = 0

function startWorker(): Worker | undefined {
  try {
    return new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' })
  } catch {
    return undefined
  }
}

async function renderHere({ id, source }: RenderRequest): Promise<RenderAnswer> {
  try {
    const { renderPreview } = await import('./render-preview.ts')
    return { id, result: await renderPreview(source) }
  } catch {
    return { id, result: undefined }
  }
}
