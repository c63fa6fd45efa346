import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { DomainError } from '../../http/errors.ts'
import { findStoredFile } from '../find-file.ts'
import { listKept } from './list-kept.ts'
import type { FileStorage } from './storage.ts'
import { toStorageFailure } from './storage-failure.ts'

/** Keeps files in a folder of this machine, or of a disk that several share. */
export function createDiskStorage(filesDir: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: filesDir, visibility: 'public' }))
  return {
    async put(key, bytes) {
      const target = path.join(filesDir, key)
      // Written aside first: a file that is there is whole. Hidden names are never served.
      const unfinished = path.join(path.dirname(target), `.${randomUUID()}`)
      try {
        await mkdir(path.dirname(target), { recursive: true })
        await writeFile(unfinished, bytes, { flush: true })
        await rename(unfinished, target)
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw toStorageFailure(cause)
      }
    },
    async putFile(key, source) {
      const target = path.join(filesDir, key)
      const unfinished = path.join(path.dirname(target), `.${randomUUID()}`)
      try {
        await mkdir(path.dirname(target), { recursive: true })
        // The two folders may be on different disks, or on one that knows no second names.
        await link(source, unfinished).catch(() => copyFile(source, unfinished))
        await flush(unfinished)
        await rename(unfinished, target)
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw toStorageFailure(cause)
      }
    },
    async find(key) {
      const file = await findStoredFile(filesDir, key)
      if (file === undefined) return undefined
      return {
        size: file.size,
        etag: `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`,
        read: async (start, end) => {
          // Open before its size is told: what is removed meanwhile can still be read to its end.
          const handle = await open(file.path).catch((cause: NodeJS.ErrnoException) => {
            throw cause.code === 'ENOENT' ? new DomainError('unknownPath') : cause
          })
          const stream = Readable.toWeb(handle.createReadStream({ start, end }))
          // Node's web streams and the global ones are the same class under two type names.
          return stream as ReadableStream<Uint8Array>
        },
      }
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listKept(disk, folder),
    publicUrl: () => undefined,
  }
}

/** Has the system write what it still holds. */
async function flush(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
