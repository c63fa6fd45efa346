import type { WorkerAnswer, WorkerRequest } from '../worker/messages.ts'

/** How `Background` starts its worker, and its fallback. */
export interface BackgroundOptions<Request, Result> {
  /** Starts the worker, whose module handles the same requests with `serveRequests`. */
  start: () => Worker
  /** Handles a request in the page if no worker can be started. */
  fallback: (request: Request) => Promise<Result>
  /**
   * Timeout of a request in ms, after which the worker is terminated and another one started; the first response of a
   * worker may take 20 s longer, since its code has to be fetched. @default no timeout
   */
  timeoutMs?: number
}

/** ms in which a worker has to load its code. */
export const START_TIMEOUT_MS = 20_000

type Outcome<Result> = { kind: 'done'; result: Result | undefined } | { kind: 'broken' }

/**
 * Runs requests in a worker, one after the other. A worker that fails is replaced; if no worker can be started,
 * the page handles the requests.
 * @example
 * ```ts
 * import { Background } from '@mozhan/markdown/client'
 * import { renderMarkdown, type RenderedMarkdown } from '@mozhan/markdown'
 *
 * const renderer = new Background<string, RenderedMarkdown>({
 *   // The module calls `serveRequests`.
 *   start: () => new Worker(new URL('./render-worker.js', import.meta.url), { type: 'module' }),
 *   fallback: (source) => renderMarkdown(source),
 *   timeoutMs: 2000,
 * })
 * const rendered = await renderer.request('# 标题')
 * ```
 */
export class Background<Request, Result> {
  readonly #options: BackgroundOptions<Request, Result>
  #worker: Worker | undefined
  #isImpossible = false
  #hasAnswered = false
  #isClosed = false
  #lastId = 0
  #queue: Promise<unknown> = Promise.resolve()
  #settle: (() => void) | undefined

  /**
   * Starts no worker before the first request.
   * @param options how the worker is started, and the fallback
   */
  constructor(options: BackgroundOptions<Request, Result>) {
    this.#options = options
  }

  /**
   * Queues a request.
   * @param request plain data, which is copied to the worker
   * @returns the result; undefined if the request failed, timed out, or `close` was called
   */
  request(request: Request): Promise<Result | undefined> {
    const answer = this.#queue.then(() => this.#run(request))
    this.#queue = answer
    return answer
  }

  /** Terminates the worker; pending requests resolve to `undefined`. */
  close(): void {
    this.#isClosed = true
    this.#end()
    this.#settle?.()
  }

  async #run(request: Request): Promise<Result | undefined> {
    if (this.#isClosed) return undefined
    const worker = this.#getWorker()
    if (!worker) return this.#options.fallback(request).catch(() => undefined)
    const outcome = await this.#askWorker(worker, request)
    if (outcome.kind === 'done') return outcome.result
    // A worker that never responded could not be loaded, so the page takes over.
    this.#isImpossible = !this.#hasAnswered
    this.#end()
    return this.#run(request)
  }

  #getWorker(): Worker | undefined {
    if (this.#worker || this.#isImpossible) return this.#worker
    this.#hasAnswered = false
    try {
      this.#worker = this.#options.start()
    } catch {
      this.#isImpossible = true
    }
    return this.#worker
  }

  #askWorker(worker: Worker, request: Request): Promise<Outcome<Result>> {
    this.#lastId += 1
    const id = this.#lastId
    const over = new AbortController()
    const { signal } = over
    return new Promise<Outcome<Result>>((resolve) => {
      const { timeoutMs } = this.#options
      const handleTimeout = () => {
        this.#end()
        resolve({ kind: 'done', result: undefined })
      }
      const limit = (timeoutMs ?? 0) + (this.#hasAnswered ? 0 : START_TIMEOUT_MS)
      const timer = timeoutMs === undefined ? undefined : setTimeout(handleTimeout, limit)
      signal.addEventListener('abort', () => clearTimeout(timer))
      const handleMessage = ({ data }: MessageEvent<WorkerAnswer<Result>>) => {
        if (data.id !== id) return
        this.#hasAnswered = true
        resolve({ kind: 'done', result: data.result })
      }
      worker.addEventListener('message', handleMessage, { signal })
      worker.addEventListener('error', () => resolve({ kind: 'broken' }), { signal })
      this.#settle = () => resolve({ kind: 'done', result: undefined })
      worker.postMessage({ id, request } satisfies WorkerRequest<Request>)
    }).finally(() => over.abort())
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }
}
