import { createHash, randomBytes } from 'node:crypto'
import { files, type Rendition } from '../../platform/db/schema/index.ts'
import { prepareImageInWorker } from '../../platform/files/check-in-worker.ts'
import { toFileName } from '../../platform/files/file-name.ts'
import type { Picture } from '../../platform/files/image/picture.ts'
import type { FileStorage } from '../../platform/files/storage/storage.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { findSharedTitle, findUse } from './find-use.ts'
import { getOwnFile } from './queries.ts'
import { removeFile } from './remove-file.ts'
import type { FileStoreContext } from './store-resource.ts'

const ADDRESS = '/files/'

/** A file to be written. */
interface Part {
  readonly key: string
  readonly bytes: Uint8Array
  readonly mediaType: string
}

/**
 * Stores a picture of the viewer. The row is inserted after the files, so that every listed picture can be served.
 * @returns the address, which is unique for each upload
 */
export async function uploadImage(
  context: FileStoreContext,
  viewer: Viewer,
  file: File,
): Promise<string> {
  const picture = await prepareImageInWorker(
    context,
    new Uint8Array(await file.arrayBuffer()),
    viewer.id,
  )
  const now = context.clock()
  const { key, parts, renditions } = nameParts(picture, now)
  try {
    for (const part of parts) await context.storage.put(part.key, part.bytes, part.mediaType)
    await context.db.insert(files).values({
      id: context.createId(),
      userId: viewer.id,
      url: ADDRESS + key,
      kind: 'image',
      name: toFileName(file.name, copy.defaultImageName),
      mediaType: picture.mediaType,
      size: picture.bytes.length,
      checksum: createHash('sha256').update(picture.bytes).digest('hex'),
      width: picture.width ?? null,
      height: picture.height ?? null,
      ground: picture.ground ?? null,
      renditions,
      createDate: now,
    })
  } catch (error) {
    context.logger.error({ err: error, key }, 'storing a picture failed')
    await removeAll(
      context.storage,
      parts.map((part) => part.key),
    )
    throw error
  }
  return ADDRESS + key
}

/**
 * Removes a file of the viewer, with its renditions.
 * @throws DomainError `refused` for files of other users, and for files that the viewer's content still uses
 */
export async function deleteFile(
  context: Pick<Platform, 'db' | 'storage'>,
  viewer: Viewer,
  fileUrl: string,
): Promise<void> {
  const file = await getOwnFile(context.db, viewer, fileUrl)
  if (file === undefined) throw refuse(copy.notYours)
  const title = await findSharedTitle(context.db, file.url)
  if (title !== undefined) throw refuse(copy.stillShared(title))
  const place = await findUse(context.db, viewer, file.url)
  if (place !== undefined) throw refuse(copy.stillUsed(place))
  await removeFile(context, file)
}

/** Random storage names in one folder per month, independent of the original file name. */
function nameParts({ bytes, extension, mediaType, renditions }: Picture, now: Date) {
  const stem = `image/${now.toISOString().slice(0, 7).replace('-', '/')}/${randomBytes(16).toString('hex')}`
  const key = `${stem}.${extension}`
  const smaller = renditions.map(({ width, height, bytes }) => {
    const part: Part = { key: `${stem}-${width}.webp`, bytes, mediaType: 'image/webp' }
    const rendition: Rendition = { url: ADDRESS + part.key, width, height }
    return { part, rendition }
  })
  const parts: Part[] = [{ key, bytes, mediaType }, ...smaller.map(({ part }) => part)]
  return { key, parts, renditions: smaller.map(({ rendition }) => rendition) }
}

/** Removes files. The clean-up job retries failed removals. */
async function removeAll(storage: FileStorage, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => storage.remove(key)))
}

function refuse(reason: string): DomainError {
  return new DomainError('refused', copy.deleteFailed(reason))
}
