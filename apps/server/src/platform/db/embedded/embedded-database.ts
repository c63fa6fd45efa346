import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './messages.ts'

export interface EmbeddedOptions extends Pick<ThreadOptions, 'folder' | 'dump'> {
  /** Called with the reason when the thread ended unexpectedly and is restarted. */
  readonly onRestart?: (reason: unknown) => void
  /** Default: `createDatabaseThread`. */
  readonly createThread?: (options: ThreadOptions) => Worker
}

/** Delay in ms before a restart. */
const RESTART_MS = 500

/**
 * The embedded database in its own thread, so that a long statement delays only other statements. After an unexpected end
 * the thread is restarted with the same folder, as after a power failure.
 */
export class EmbeddedDatabase {
  readonly #options: EmbeddedOptions
  /** Accessible by this user only, because the database has no password. */
  readonly #socketFolder =
    process.platform === 'win32' ? '' : mkdtempSync(`${tmpdir()}${path.sep}mozhan-db-`)
  readonly #socketPath: string
  #thread: Worker | undefined
  #restartTimer: NodeJS.Timeout | undefined
  #isClosing = false
  #lastId = 0
  readonly #pending = new Map<number, PromiseWithResolvers<ThreadAnswer>>()

  private constructor(options: EmbeddedOptions) {
    this.#options = options
    const name = `mozhan-${process.pid}-${Math.random().toString(36).slice(2)}`
    this.#socketPath = this.#socketFolder
      ? path.join(this.#socketFolder, 'socket')
      : `\\\\.\\pipe\\${name}`
  }

  /** @throws the error of PGlite if the folder cannot be opened */
  static async open(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
    const database = new EmbeddedDatabase(options)
    try {
      await database.#start()
    } catch (error) {
      database.#removeSocket()
      throw error
    }
    return database
  }

  /** Creates a socket for the driver, which connects it. */
  createSocket(): Socket {
    return new LocalSocket(this.#socketPath)
  }

  /** A consistent snapshot of the database as a packed folder. */
  async dump(): Promise<Blob> {
    const { dump } = await this.#request('dump')
    if (dump === undefined) throw new Error('The embedded database answered without its dump.')
    return dump
  }

  /** The connections of the driver must be closed before. */
  async close(): Promise<void> {
    if (this.#isClosing) return
    this.#isClosing = true
    clearTimeout(this.#restartTimer)
    const thread = this.#thread
    if (thread !== undefined) {
      const ended = once(thread, 'exit')
      // A thread that fails while closing has ended as well.
      await this.#request('close').catch(() => {})
      await ended
    }
    this.#removeSocket()
  }

  async #start(): Promise<void> {
    const { folder, dump } = this.#options
    const { createThread = createDatabaseThread } = this.#options
    const thread = createThread({ folder, dump, socketPath: this.#socketPath })
    const ready = Promise.withResolvers<void>()
    let failure: unknown
    thread.on('message', (answer: ThreadAnswer) => {
      if (answer.id === 0) ready.resolve()
      else this.#settle(answer)
    })
    thread.once('error', (error) => {
      failure = error
    })
    thread.once('exit', (code) => {
      const reason = failure ?? new Error(`The database thread ended with code ${code}.`)
      ready.reject(reason)
      if (this.#thread === thread) this.#restart(reason)
    })
    await ready.promise
    this.#thread = thread
  }

  #restart(reason: unknown): void {
    this.#thread = undefined
    for (const { reject } of this.#pending.values()) reject(reason)
    this.#pending.clear()
    if (this.#isClosing) return
    this.#options.onRestart?.(reason)
    if (this.#socketFolder) rmSync(this.#socketPath, { force: true })
    this.#restartTimer = setTimeout(() => {
      this.#start().catch((error: unknown) => this.#restart(error))
    }, RESTART_MS)
  }

  async #request(kind: ThreadRequest['kind']): Promise<ThreadAnswer> {
    const thread = this.#thread
    if (thread === undefined) throw new Error('The embedded database is not running.')
    const id = ++this.#lastId
    const answer = Promise.withResolvers<ThreadAnswer>()
    this.#pending.set(id, answer)
    thread.postMessage({ id, kind } satisfies ThreadRequest)
    return answer.promise
  }

  #settle(answer: ThreadAnswer): void {
    const pending = this.#pending.get(answer.id)
    this.#pending.delete(answer.id)
    if (answer.problem === undefined) pending?.resolve(answer)
    else pending?.reject(new Error(answer.problem))
  }

  #removeSocket(): void {
    if (this.#socketFolder) rmSync(this.#socketFolder, { recursive: true, force: true })
  }
}

/** Starts the thread of the embedded database. */
export function createDatabaseThread(workerData: ThreadOptions): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), { name: 'database', workerData })
}

/** Always connects to one path, regardless of the host and port that the driver passes. */
class LocalSocket extends Socket {
  readonly #path: string

  constructor(socketPath: string) {
    super()
    this.#path = socketPath
  }

  override connect(): this {
    return super.connect({ path: this.#path })
  }
}
