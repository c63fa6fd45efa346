import { createHash, randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import type { Database } from '../../platform/db/client.ts'
import { files, resourceFiles } from '../../platform/db/schema/index.ts'
import { checkFileInWorker } from '../../platform/files/check-in-worker.ts'
import { toFileName } from '../../platform/files/file-name.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import type { FileRow } from './queries.ts'

const ADDRESS = '/files/'
const OCTETS = 'application/octet-stream'

/** What checking and storing a file needs. */
export type FileStoreContext = Pick<
  Platform,
  'clock' | 'createId' | 'db' | 'logger' | 'storage' | 'workers'
>

/** A completely received file that passed its checks. */
export interface CheckedFile {
  /** Stores the file, then inserts its rows, so that every listed file can be downloaded. */
  store(also?: (tx: Database, file: FileRow) => Promise<void>): Promise<FileRow>
}

/**
 * Checks a file before it is shared.
 * @param source path of the received file; moved from there when it is stored
 * @throws DomainError `refused` with a Chinese message for the uploader
 */
export async function checkResource(
  context: FileStoreContext,
  userId: string,
  { source, name }: { readonly source: string; readonly name: string },
): Promise<CheckedFile> {
  const shownName = toFileName(name, copy.defaultFileName)
  const checked = await checkFileInWorker(context, { path: source, name: shownName }, userId)
  const checksum = await hashFile(source)
  const now = context.clock()
  // Random name without a media type, so that browsers download it instead of showing it.
  const stem = `${now.toISOString().slice(0, 7).replace('-', '/')}/${randomBytes(16).toString('hex')}`
  const key = `resource/${stem}.bin`
  const previewKey = checked.preview && `preview/${stem}.webp`
  const row: FileRow = {
    id: context.createId(),
    userId,
    url: ADDRESS + key,
    kind: 'resource',
    name: shownName,
    mediaType: checked.mediaType,
    size: checked.size,
    checksum,
    width: null,
    height: null,
    ground: null,
    renditions: [],
    createDate: now,
  }
  const details: typeof resourceFiles.$inferInsert = {
    fileId: row.id,
    entries: checked.archive?.entries ?? null,
    entryCount: checked.archive?.count ?? 0,
    excerpt: checked.excerpt ?? null,
    previewUrl: previewKey === undefined ? null : ADDRESS + previewKey,
  }
  return {
    async store(also) {
      const { storage, logger, db } = context
      try {
        if (checked.preview && previewKey) {
          await storage.put(previewKey, checked.preview, 'image/webp')
        }
        await storage.putFile(key, source, OCTETS)
        await db.transaction(async (tx) => {
          await tx.insert(files).values(row)
          await tx.insert(resourceFiles).values(details)
          await also?.(tx, row)
        })
        return row
      } catch (error) {
        logger.error({ err: error, key }, 'storing a file failed')
        await Promise.allSettled([key, previewKey].map((each) => each && storage.remove(each)))
        throw error
      }
    },
  }
}

/** SHA-256, hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path, { highWaterMark: 1024 * 1024 })) {
    hash.update(chunk)
  }
  return hash.digest('hex')
}
