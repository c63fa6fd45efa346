import type { WorkerAnswer, WorkerRequest } from '../worker/messages.ts'

/** How `Background` starts its worker, and what it does without one. */
export interface BackgroundOptions<Request, Result> {
  /** Starts the worker, whose module serves the same requests with `serveRequests`. */
  start: () => Worker
  /** Does the same in the page, where no worker can be had. */
  here: (request: Request) => Promise<Result>
  /**
   * ms for one request, after which the worker is given up and another one started; the first answer of a worker may take
   * `START_TIME` longer, since its code has to be fetched. @default for ever
   */
  patience?: number
}

/** ms in which a worker has fetched its code. */
export const START_TIME = 20_000

type Outcome<Result> = { kind: 'done'; result: Result | undefined } | { kind: 'broken' }

/**
 * Runs requests in a worker, one after the other. A worker that fails is replaced; where no worker can be started,
 * the page does the work itself.
 * @example
 * ```ts
 * import { Background } from '@mozhan/markdown/client'
 * import { renderMarkdown, type RenderedMarkdown } from '@mozhan/markdown'
 *
 * const renderer = new Background<string, RenderedMarkdown>({
 *   // The module calls `serveRequests`.
 *   start: () => new Worker(new URL('./render-worker.js', import.meta.url), { type: 'module' }),
 *   here: (source) => renderMarkdown(source),
 *   patience: 2000,
 * })
 * const rendered = await renderer.ask('# 标题')
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
   * @param options how the worker is started, and what is done without one
   */
  constructor(options: BackgroundOptions<Request, Result>) {
    this.#options = options
  }

  /**
   * Sends a request after those that were sent before.
   * @param request plain data, which is copied to the worker
   * @returns the result; undefined where the work failed, took too long, or `close` was called
   */
  ask(request: Request): Promise<Result | undefined> {
    const answer = this.#queue.then(() => this.#run(request))
    this.#queue = answer
    return answer
  }

  /** Ends the worker; requests that are under way answer `undefined`. */
  close(): void {
    this.#isClosed = true
    this.#end()
    this.#settle?.()
  }

  async #run(request: Request): Promise<Result | undefined> {
    if (this.#isClosed) return undefined
    const worker = this.#getWorker()
    if (!worker) return this.#options.here(request).catch(() => undefined)
    const outcome = await this.#askWorker(worker, request)
    if (outcome.kind === 'done') return outcome.result
    // One that never answered could not be loaded: the page does the work by itself then.
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
      const { patience } = this.#options
      const giveUp = () => {
        this.#end()
        resolve({ kind: 'done', result: undefined })
      }
      const limit = (patience ?? 0) + (this.#hasAnswered ? 0 : START_TIME)
      const timer = patience === undefined ? undefined : setTimeout(giveUp, limit)
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
