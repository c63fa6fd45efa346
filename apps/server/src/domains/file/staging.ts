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

/** How long what has come in of a file waits for the rest. */
export const UPLOAD_LIFETIME = 3 * 24 * 3_600_000
/** Bytes that stay free for everything else. */
const RESERVE = 64 * 1024 * 1024

/** Where files lie while they come in; nothing there is ever served. */
export function stagingFolder({ config }: Pick<Platform, 'config'>): string {
  return path.join(config.dataDir, 'uploads')
}

/** Keeps what has come in, and says in our words why it cannot. */
export class StagingStore extends FileStore {
  constructor(directory: string) {
    super({ directory, expirationPeriodInMilliseconds: UPLOAD_LIFETIME })
    // A length that is not known beforehand cannot be checked beforehand.
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
      // The sender hanging up is no failure of the disk.
      throw isSystemError(failure) ? toStorageFailure(failure) : cause
    }
    return offset + target.bytesWritten
  }
}

/**
 * Asks whether a file of this length can be kept.
 * @throws DomainError when the disk is too full
 */
export async function checkSpace(folder: string, length: number): Promise<void> {
  await mkdir(folder, { recursive: true })
  const { bavail, bsize } = await statfs(folder)
  if (length + RESERVE > bavail * bsize) throw new DomainError('refused', copy.noSpace)
}
