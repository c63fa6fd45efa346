import { eq, like, or } from 'drizzle-orm'
import { files, resourceFiles } from '../../platform/db/schema/index.ts'
import { DAY } from '../../platform/jobs/repeat.ts'
import type { Platform } from '../../platform/platform.ts'

const FOLDERS = ['image', 'resource', 'preview']

/**
 * Removes files without a row that are more than a day old: an upload or a removal ended in between, as when a process
 * was killed. Looks into the folders of this month and the last.
 */
export async function removeUnknownFiles(
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
      logger.info({ key }, 'a file that nobody knows of was removed')
    }
  }
}

/** What a picture and its smaller versions have in common. */
function stemOf(key: string): string {
  return /^(.*\/[\da-f]{32})(?:-\d+)?\.\w+$/.exec(key)?.[1] ?? key
}
