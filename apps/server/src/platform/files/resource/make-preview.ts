import { access } from 'node:fs/promises'
import sharp from 'sharp'
import { DomainError } from '../../http/errors.ts'
import { isSystemError } from '../is-system-error.ts'
import { toStorageFailure } from '../storage/storage-failure.ts'
import { copy } from './copy.ts'

/** Maximum number of decoded pixels of all frames. */
const MAX_PIXELS = 100_000_000
const WIDTH = 1280
const TIMEOUT_SECONDS = 60

/**
 * Creates a small still version of a picture, upright and without metadata. This decodes the whole picture, which proves
 * that it is complete.
 * @throws DomainError `refused` for broken pictures and for too many pixels
 */
export async function makePreview(path: string): Promise<Uint8Array> {
  try {
    // sharp reports the same error for a missing and for a broken file.
    await access(path)
    const { width, height, pages = 1 } = await sharp(path, { limitInputPixels: false }).metadata()
    if (width * height * pages > MAX_PIXELS) throw new DomainError('refused', copy.tooManyPixels)
    return await sharp(path, { limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: TIMEOUT_SECONDS })
      .autoOrient()
      .resize({ width: WIDTH, height: WIDTH, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82 })
      .toBuffer()
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    if (isSystemError(cause) || isTimeout(cause)) throw toStorageFailure(cause)
    throw Object.assign(new DomainError('refused', copy.brokenPicture), { cause })
  }
}

/** A timeout is caused by load, not by the picture. */
function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && cause.message.startsWith('timeout:')
}
