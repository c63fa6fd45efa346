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

/** What checks a file and keeps it. */
export type KeepContext = Pick<
  Platform,
  'clock' | 'createId' | 'db' | 'logger' | 'storage' | 'workers'
>

/** A file that has come in whole and passed its checks. */
export interface ReadyFile {
  /** Puts it where it stays, then notes it: what is listed can be downloaded. */
  keep(note?: (tx: Database, file: FileRow) => Promise<void>): Promise<FileRow>
}

/**
 * Checks a file that somebody wants to share.
 * @param source where it lies; gone from there once it is kept
 * @throws DomainError `refused` with a sentence for who sent it
 */
export async function readyResource(
  context: KeepContext,
  userId: string,
  { source, name }: { readonly source: string; readonly name: string },
): Promise<ReadyFile> {
  const shownName = toFileName(name, copy.defaultFileName)
  const checked = await checkFileInWorker(context, { path: source, name: shownName }, userId)
  const checksum = await hashFile(source)
  const now = context.clock()
  // Names by chance; no type either, so that it is only ever saved, wherever it lies.
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
    async keep(note) {
      const { storage, logger, db } = context
      try {
        if (checked.preview && previewKey) {
          await storage.put(previewKey, checked.preview, 'image/webp')
        }
        await storage.putFile(key, source, OCTETS)
        await db.transaction(async (tx) => {
          await tx.insert(files).values(row)
          await tx.insert(resourceFiles).values(details)
          await note?.(tx, row)
        })
        return row
      } catch (error) {
        logger.error({ err: error }, 'a file could not be kept')
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
