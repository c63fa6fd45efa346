import { eq } from 'drizzle-orm'
import { files, resourceFiles } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSharedTitle } from './find-use.ts'
import type { FileRow } from './queries.ts'

const ADDRESS = '/files/'

/**
 * Removes a file with its renditions, unless a resource has started to use it. The row is deleted first, so that the
 * clean-up job finds the bytes if this is interrupted.
 */
export async function removeFile(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, url, renditions }: FileRow,
): Promise<void> {
  const previewUrls = await db.transaction(async (tx) => {
    // Sharing a file takes the same lock.
    await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update')
    if ((await findSharedTitle(tx, url)) !== undefined) return undefined
    const [details] = await tx
      .delete(resourceFiles)
      .where(eq(resourceFiles.fileId, id))
      .returning({ previewUrl: resourceFiles.previewUrl })
    await tx.delete(files).where(eq(files.id, id))
    return details?.previewUrl ? [details.previewUrl] : []
  })
  if (previewUrls === undefined) return
  const urls = [url, ...renditions.map((rendition) => rendition.url), ...previewUrls]
  await Promise.allSettled(urls.map((each) => storage.remove(each.slice(ADDRESS.length))))
}
