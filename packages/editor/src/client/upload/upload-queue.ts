import type { Store } from '@mozhan/atoms'
import { atom } from 'jotai/vanilla'
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

/** The pictures of one editor on their way to the server. Knows nothing of the text they stand in. */
export class UploadQueue {
  /** All of them, in order. */
  readonly uploadsAtom = atom<readonly Upload[]>([])
  readonly #store: Store
  #files = new Map<string, File>()
  #controllers = new Map<string, AbortController>()
  #send: UploadImage | undefined
  #onArrival: () => void = () => {}

  /** @param store the atom store of the page */
  constructor(store: Store) {
    this.#store = store
  }

  /** Who sends; may change while pictures are on their way. */
  connect(send: UploadImage | undefined): void {
    this.#send = send
  }

  get isOpen(): boolean {
    return this.#send !== undefined
  }

  /** Called when a picture has arrived: the text has another address from then on. */
  set onArrival(listener: () => void) {
    this.#onArrival = listener
  }

  /** Calls back with every change. @returns stops it */
  subscribe(listener: () => void): () => void {
    return this.#store.sub(this.uploadsAtom, listener)
  }

  get(id: string): Upload | undefined {
    return this.#uploads.find((upload) => upload.id === id)
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
    this.#store.set(this.uploadsAtom, (uploads) => [...uploads, upload])
    return upload
  }

  /** Sends what waits, a few at a time. */
  start(): void {
    for (const upload of this.#uploads) {
      if (this.#controllers.size >= MAX_ACTIVE) return
      if (upload.state === 'waiting') void this.#sendOne(upload)
    }
  }

  retry(id: string): void {
    if (this.get(id)?.state !== 'failed') return
    this.#change(id, { state: 'waiting', progress: 0 })
    this.start()
  }

  /** Stops an upload and forgets it; its picture is released with the others. */
  remove(id: string): void {
    this.#controllers.get(id)?.abort()
    this.#files.delete(id)
    this.#store.set(this.uploadsAtom, (uploads) => uploads.filter((upload) => upload.id !== id))
    this.start()
  }

  /** What to draw for an address of the rendered text: a picture of this browser, where it came from here. */
  drawnAs(address: string): string | undefined {
    const id = drawnUpload(address)
    return id && this.get(id)?.objectUrl
  }

  /** Stops everything and releases the pictures; the addresses of those that have arrived are kept. */
  close(): void {
    for (const controller of this.#controllers.values()) controller.abort()
    for (const { objectUrl } of this.#uploads) URL.revokeObjectURL(objectUrl)
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

  get #uploads(): readonly Upload[] {
    return this.#store.get(this.uploadsAtom)
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#store.set(this.uploadsAtom, (uploads) =>
      uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)),
    )
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
