import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './messages.ts'

export interface EmbeddedOptions extends Pick<ThreadOptions, 'folder' | 'dump'> {
  /** Called with the reason when the thread has ended by itself and is started again. */
  readonly onRestart?: (reason: unknown) => void
  /** Default: `createDatabaseThread`. */
  readonly createThread?: (options: ThreadOptions) => Worker
}

/** ms between the end of a thread and the start of the next one. */
const RESTART_MS = 500

/**
 * The embedded database in a thread of its own, so that a long statement delays other statements and nothing else. A
 * thread that ends by itself is started again over the same folder, as after a power cut.
 */
export class EmbeddedDatabase {
  readonly #options: EmbeddedOptions
  /** Of this user alone: the database asks for no password. */
  readonly #socketFolder =
    process.platform === 'win32' ? '' : mkdtempSync(`${tmpdir()}${path.sep}mozhan-db-`)
  readonly #socketPath: string
  #thread: Worker | undefined
  #isClosing = false
  #lastId = 0

  private constructor(options: EmbeddedOptions) {
    this.#options = options
    const name = `mozhan-${process.pid}-${Math.random().toString(36).slice(2)}`
    this.#socketPath = this.#socketFolder
      ? path.join(this.#socketFolder, 'socket')
      : `\\\\.\\pipe\\${name}`
  }

  /** @throws whatever PGlite throws where the folder cannot be opened */
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

  /** A connection for the driver, which connects it. */
  createSocket(): Socket {
    return new LocalSocket(this.#socketPath)
  }

  /** All of the database at one moment, as a packed folder. */
  async dump(): Promise<Blob> {
    const { dump } = await this.#ask('dump')
    if (dump === undefined) throw new Error('The embedded database answered without its dump.')
    return dump
  }

  /** The driver's connections are closed before. */
  async close(): Promise<void> {
    if (this.#isClosing) return
    this.#isClosing = true
    const thread = this.#thread
    if (thread !== undefined) {
      const ended = once(thread, 'exit')
      await this.#ask('close')
      await ended
    }
    this.#removeSocket()
  }

  async #start(): Promise<void> {
    const { folder, dump } = this.#options
    const { createThread = createDatabaseThread } = this.#options
    const thread = createThread({ folder, dump, socketPath: this.#socketPath })
    this.#thread = thread
    await once(thread, 'message')
    thread.once('error', (error) => this.#restart(error))
    thread.once('exit', (code) => this.#restart(new Error(`The thread ended with code ${code}.`)))
  }

  #restart(reason: unknown): void {
    this.#thread?.removeAllListeners()
    this.#thread = undefined
    if (this.#isClosing) return
    this.#options.onRestart?.(reason)
    rmSync(this.#socketPath, { force: true })
    setTimeout(() => this.#start().catch((error: unknown) => this.#restart(error)), RESTART_MS)
  }

  async #ask(kind: ThreadRequest['kind']): Promise<ThreadAnswer> {
    const thread = this.#thread
    if (thread === undefined) throw new Error('The embedded database is not running.')
    const id = ++this.#lastId
    thread.postMessage({ id, kind } satisfies ThreadRequest)
    return new Promise((resolve, reject) => {
      const onMessage = (answer: ThreadAnswer) => {
        if (answer.id !== id) return
        thread.off('message', onMessage)
        thread.off('exit', onExit)
        resolve(answer)
      }
      const onExit = () => reject(new Error('The embedded database ended.'))
      thread.on('message', onMessage)
      thread.once('exit', onExit)
    })
  }

  #removeSocket(): void {
    if (this.#socketFolder) rmSync(this.#socketFolder, { recursive: true, force: true })
  }
}

/** Starts the thread of the embedded database. */
export function createDatabaseThread(workerData: ThreadOptions): Worker {
  return new Worker(new URL('./thread.ts', import.meta.url), { name: 'database', workerData })
}

/** Connects to one path, whatever host and port the driver names. */
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
