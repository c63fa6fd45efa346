import { createWriteStream } from 'node:fs'
import { mkdir, statfs } from 'node:fs/promises'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { copy } from '../../platform/files/copy.ts'
import { isSystemError } from '../../platform/files/is-system-error.ts'
import { toStorageFailure } from '../../platform/files/storage/storage-failure.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'

/** Lifetime of an incomplete upload in ms. */
export const UPLOAD_LIFETIME_MS = 3 * 24 * 3_600_000
/** Free disk space in bytes that uploads must leave. */
const RESERVED_BYTES = 64 * 1024 * 1024

/** Folder of incomplete uploads. It is never served. */
export function stagingFolder({ config }: Pick<Platform, 'config'>): string {
  return path.join(config.dataDir, 'uploads')
}

/** File store of tus that reports disk errors as domain errors. */
export class StagingStore extends FileStore {
  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: UPLOAD_LIFETIME_MS })
    // Without `creation-defer-length`: the length is checked when the upload is created.
    this.extensions = ['creation', 'creation-with-upload', 'termination', 'expiration']
  }

  override async write(source: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(path.join(this.directory, id), { flags: 'r+', start: offset })
    let failure: unknown
    target.once('error', (error) => {
      failure = error
    })
    try {
      await pipeline(source, target)
    } catch (cause) {
      // A disconnect of the client is not a disk error.
      throw isSystemError(failure) ? toStorageFailure(failure) : cause
    }
    return offset + target.bytesWritten
  }
}

/**
 * Checks the free disk space for a file of this length in bytes.
 * @throws DomainError `refused` when there is too little
 */
export async function checkSpace(folder: string, length: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (length + RESERVED_BYTES > bavail * bsize) throw new DomainError('refused', copy.noSpace)
}
