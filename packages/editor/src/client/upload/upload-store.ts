import { copy } from '../../copy.ts'
import { drawnUpload } from '../../model/upload-mark.ts'

/** How the caller sends a picture: answers its address, or rejects with a message for the author. */
export type UploadImage = (
  file: File,
  options: {
    /** Aborted when the author cancels, or leaves. */
    signal: AbortSignal
    /** Share sent so far, 0 to 1. */
    onProgress: (share: number) => void
  },
) => Promise<string>

export interface Upload {
  id: string
  name: string
  /** Of the picture in this browser, shown until the page is left. */
  objectUrl: string
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** 0 to 1 */
  progress: number
  /** Why it failed. */
  message?: string
  /** Where it lies, once it is done. */
  url?: string
}

/** Pictures sent at one time. */
const MAX_ACTIVE = 3

type Listener = () => void

/** The pictures of one editor on their way to the server. Knows nothing of the text they stand in. */
export class UploadStore {
  #uploads = new Map<string, Upload>()
  #files = new Map<string, File>()
  #controllers = new Map<string, AbortController>()
  #listeners = new Set<Listener>()
  #list: readonly Upload[] = []
  #send: UploadImage | undefined
  #onArrival: Listener = () => {}

  /** Who sends; may change while pictures are on their way. */
  connect(send: UploadImage | undefined): void {
    this.#send = send
  }

  get isOpen(): boolean {
    return this.#send !== undefined
  }

  /** Called when a picture has arrived: the text has another address from then on. */
  set onArrival(listener: Listener) {
    this.#onArrival = listener
  }

  subscribe = (listener: Listener): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** All of them, in order; the same array until something changes. */
  list = (): readonly Upload[] => this.#list

  get(id: string): Upload | undefined {
    return this.#uploads.get(id)
  }

  /** Takes a picture in; it is sent after `start`. */
  add(file: File): Upload {
    const upload: Upload = {
      id: createId(),
      name: file.name,
      objectUrl: URL.createObjectURL(file),
      state: 'waiting',
      progress: 0,
    }
    this.#files.set(upload.id, file)
    this.#set(upload)
    return upload
  }

  /** Sends what waits, a few at a time. */
  start(): void {
    for (const upload of this.#list) {
      if (this.#controllers.size >= MAX_ACTIVE) return
      if (upload.state === 'waiting') void this.#sendOne(upload)
    }
  }

  retry(id: string): void {
    const upload = this.#uploads.get(id)
    if (upload?.state !== 'failed') return
    this.#set({ ...upload, state: 'waiting', progress: 0 })
    this.start()
  }

  /** Stops an upload and forgets it; its picture is released with the others. */
  remove(id: string): void {
    this.#controllers.get(id)?.abort()
    this.#uploads.delete(id)
    this.#files.delete(id)
    this.#tell()
    this.start()
  }

  /** What to draw for an address of the rendered text: a picture of this browser, where it came from here. */
  drawnAs(address: string): string | undefined {
    const id = drawnUpload(address)
    return id && this.#uploads.get(id)?.objectUrl
  }

  /** Stops everything and releases the pictures; the addresses of those that have arrived are kept. */
  close(): void {
    for (const controller of this.#controllers.values()) controller.abort()
    for (const { objectUrl } of this.#uploads.values()) URL.revokeObjectURL(objectUrl)
  }

  async #sendOne({ id }: Upload): Promise<void> {
    const file = this.#files.get(id)
    if (!file || !this.#send) return
    const controller = new AbortController()
    this.#controllers.set(id, controller)
    this.#change(id, { state: 'sending' })
    const options = {
      signal: controller.signal,
      onProgress: (share: number) =>
        this.#change(id, { progress: Math.min(1, Math.max(0, share)) }),
    }
    const result = await this.#send(file, options).then(
      (url): Partial<Upload> => ({ state: 'done', progress: 1, url }),
      (error: unknown): Partial<Upload> => ({ state: 'failed', message: messageOf(error) }),
    )
    this.#controllers.delete(id)
    this.#change(id, result)
    if (result.state === 'done') this.#onArrival()
    this.start()
  }

  #change(id: string, change: Partial<Upload>): void {
    const upload = this.#uploads.get(id)
    if (upload) this.#set({ ...upload, ...change })
  }

  #set(upload: Upload): void {
    this.#uploads.set(upload.id, upload)
    this.#tell()
  }

  #tell(): void {
    this.#list = [...this.#uploads.values()]
    for (const listener of this.#listeners) listener()
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : copy.upload.noReason
}

let count = 0

/** Unique across sessions as well: marks of an earlier one may still stand in the text. */
function createId(): string {
  count += 1
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${Date.now().toString(36)}${random.toString(36)}${count.toString(36)}`
}
