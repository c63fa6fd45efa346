import { readCache, removeCache, writeCache } from '@mozhan/ui/client'

/** An upload whose bytes the server has received completely. */
export interface ReceivedUpload {
  id: string
  name: string
  /** In bytes. */
  size: number
}

/** Lifetime of an unpublished file on the server, in hours. */
const HOURS = 72

export type ReceivedUploadStore = ReturnType<typeof createReceivedUploadStore>

/** Stores the completed upload of a form over a reload and a visit to the login site, per user and resource. */
export function createReceivedUploadStore(owner: string, resourceId = 'new') {
  const key = `mozhan-received-${owner}-${resourceId}`
  // Used when storage is blocked.
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
