import { randomUUID } from 'node:crypto'
import { copyFile, link, mkdir, open, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import { DomainError } from '../../http/errors.ts'
import { findDiskFile } from '../find-file.ts'
import { listStored } from './list-stored.ts'
import type { FileStorage } from './storage.ts'
import { toStorageFailure } from './storage-failure.ts'

/** Stores files in a folder of this machine, or on a disk that several machines share. */
export function createDiskStorage(filesDir: string): FileStorage {
  const disk = new Disk(new FSDriver({ location: filesDir, visibility: 'public' }))
  return {
    async put(key, bytes) {
      const target = path.join(filesDir, key)
      // Written to a temporary file first, so that existing files are complete. Hidden names are never served.
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
        // The folders may be on different disks, or on a file system without hard links.
        await link(source, unfinished).catch(() => copyFile(source, unfinished))
        await flush(unfinished)
        await rename(unfinished, target)
      } catch (cause) {
        await rm(unfinished, { force: true }).catch(() => undefined)
        throw toStorageFailure(cause)
      }
    },
    async find(key) {
      const file = await findDiskFile(filesDir, key)
      if (file === undefined) return undefined
      return {
        size: file.size,
        etag: `"${file.size.toString(36)}-${file.modified.getTime().toString(36)}"`,
        read: async (start, end) => {
          // Opened before the size is sent, so that a file that is removed meanwhile can be read to its end.
          const handle = await open(file.path).catch((cause: NodeJS.ErrnoException) => {
            throw cause.code === 'ENOENT' ? new DomainError('unknownPath') : cause
          })
          const stream = Readable.toWeb(handle.createReadStream({ start, end }))
          // Web streams of Node and of the DOM are the same class with two type names.
          return stream as ReadableStream<Uint8Array>
        },
      }
    },
    remove: (key) => disk.delete(key),
    list: (folder) => listStored(disk, folder),
    publicUrl: () => undefined,
  }
}

/** Flushes the file to disk. */
async function flush(file: string): Promise<void> {
  const handle = await open(file)
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
