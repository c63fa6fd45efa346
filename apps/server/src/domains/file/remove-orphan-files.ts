import { eq, like, or } from 'drizzle-orm'
import { files, resourceFiles } from '../../platform/db/schema/index.ts'
import { DAY } from '../../platform/jobs/repeat.ts'
import type { Platform } from '../../platform/platform.ts'

const FOLDERS = ['image', 'resource', 'preview']

/**
 * Removes files without a row that are older than one day, which interrupted uploads and removals leave behind. Checks the
 * folders of this month and the previous one.
 */
export async function removeOrphanFiles(
  { db, storage, clock, logger }: Pick<Platform, 'clock' | 'db' | 'logger' | 'storage'>,
  signal?: AbortSignal,
): Promise<void> {
  const now = clock()
  const yesterday = new Date(now.getTime() - DAY)
  const lastMonth = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1))
  const months = [lastMonth, now].map((month) => month.toISOString().slice(0, 7).replace('-', '/'))
  for (const folder of months.flatMap((month) => FOLDERS.map((kind) => `${kind}/${month}`))) {
    const rows = await db
      .select({ url: files.url, previewUrl: resourceFiles.previewUrl })
      .from(files)
      .leftJoin(resourceFiles, eq(resourceFiles.fileId, files.id))
      .where(
        or(
          like(files.url, `/files/${folder}/%`),
          like(resourceFiles.previewUrl, `/files/${folder}/%`),
        ),
      )
    const urls = rows.flatMap(({ url, previewUrl }) => (previewUrl ? [url, previewUrl] : [url]))
    const known = new Set(urls.map((url) => stemOf(url.slice('/files/'.length))))
    for await (const { key, getDate } of storage.list(folder)) {
      if (signal?.aborted) return
      if (known.has(stemOf(key))) continue
      const date = await getDate()
      if (date === undefined || date > yesterday) continue
      await storage.remove(key)
      logger.info({ key }, 'orphaned file removed')
    }
  }
}

/** The common part of the keys of a picture and its renditions. */
function stemOf(key: string): string {
  return /^(.*\/[\da-f]{32})(?:-\d+)?\.\w+$/.exec(key)?.[1] ?? key
}
