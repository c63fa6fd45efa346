import type { Store } from '@mozhan/atoms'
import { atom } from 'jotai/vanilla'
import { drawnUpload } from '../../model/upload-mark.ts'
import { copy } from '../copy.ts'

/** Uploads a picture: returns its address, or rejects with a message for the author. */
export type UploadImage = (
  file: File,
  options: {
    /** Aborted when the author cancels or leaves the page. */
    signal: AbortSignal
    /** Progress, 0 to 1. */
    onProgress: (share: number) => void
  },
) => Promise<string>

export interface Upload {
  id: string
  name: string
  /** Object URL of the picture, valid until the page is left. */
  objectUrl: string
  state: 'waiting' | 'sending' | 'failed' | 'done'
  /** 0 to 1 */
  progress: number
  /** The error message. */
  message?: string
  /** The address, once it is uploaded. */
  url?: string
}

/** Maximum concurrent uploads. */
const MAX_CONCURRENT = 3

/** The uploads of one editor. Independent of the text that contains the marks. */
export class UploadQueue {
  /** All uploads, in order. */
  readonly uploadsAtom = atom<readonly Upload[]>([])
  readonly #store: Store
  #files = new Map<string, File>()
  #controllers = new Map<string, AbortController>()
  #send: UploadImage | undefined
  #onArrival: () => void = () => {}

  /** @param store the Jotai store of the page */
  constructor(store: Store) {
    this.#store = store
  }

  /** The current upload function; may be replaced during uploads. */
  connect(send: UploadImage | undefined): void {
    this.#send = send
  }

  get isOpen(): boolean {
    return this.#send !== undefined
  }

  /** Called when an upload has finished, because its address changes the text. */
  set onArrival(listener: () => void) {
    this.#onArrival = listener
  }

  /** Subscribes to all changes. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void {
    return this.#store.sub(this.uploadsAtom, listener)
  }

  get(id: string): Upload | undefined {
    return this.#uploads.find((upload) => upload.id === id)
  }

  /** Adds a picture; it is uploaded after `start`. */
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

  /** Starts waiting uploads up to the limit. */
  start(): void {
    for (const upload of this.#uploads) {
      if (this.#controllers.size >= MAX_CONCURRENT) return
      if (upload.state === 'waiting') void this.#sendOne(upload)
    }
  }

  retry(id: string): void {
    if (this.get(id)?.state !== 'failed') return
    this.#change(id, { state: 'waiting', progress: 0 })
    this.start()
  }

  /** Aborts and removes an upload; its object URL is revoked with the others. */
  remove(id: string): void {
    this.#controllers.get(id)?.abort()
    this.#files.delete(id)
    this.#store.set(this.uploadsAtom, (uploads) => uploads.filter((upload) => upload.id !== id))
    this.start()
  }

  /** The object URL to render for an address in the text, if the picture was uploaded here. */
  drawnAs(address: string): string | undefined {
    const id = drawnUpload(address)
    return id && this.get(id)?.objectUrl
  }

  /** Aborts everything and revokes the object URLs; the addresses of finished uploads remain. */
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

/** Unique across sessions, because a text may still contain marks of an earlier one. */
function createId(): string {
  count += 1
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return `${Date.now().toString(36)}${random.toString(36)}${count.toString(36)}`
}
