import { readCache, removeCache, writeCache } from '@mozhan/ui/client'

/** An upload whose bytes have all arrived. */
export interface ReceivedUpload {
  id: string
  name: string
  /** bytes */
  size: number
}

/** As long as the server keeps a file that nobody published, hours. */
const HOURS = 72

export type ReceivedNote = ReturnType<typeof createReceivedNote>

/** Remembers what has arrived over a reload and a way to the login site, for each form of each person. */
export function createReceivedNote(owner: string, resourceId = 'new') {
  const key = `mozhan-received-${owner}-${resourceId}`
  // Where storage is blocked it is remembered for as long as the page stands.
  let latest: ReceivedUpload | undefined
  return {
    read: () => (latest ??= readCache(key, isReceivedUpload)),
    write(upload: ReceivedUpload) {
      latest = upload
      writeCache(key, upload, HOURS)
    },
    forget() {
      latest = undefined
      removeCache(key)
    },
  }
}

function isReceivedUpload(value: unknown): value is ReceivedUpload {
  const { id, name, size } = (value ?? {}) as Partial<Record<keyof ReceivedUpload, unknown>>
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number'
}
