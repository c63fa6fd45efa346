import { eq } from 'drizzle-orm'
import { files, resourceFiles } from '../../platform/db/schema/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { findSharedTitle } from './find-use.ts'
import type { FileRow } from './queries.ts'

const ADDRESS = '/files/'

/**
 * Forgets a file and then removes it, with its smaller versions; one that a resource has come to share meanwhile stays.
 * The row first: what is left of a file, should this end in between, is found by the clean-up.
 */
export async function removeFile(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, url, renditions }: FileRow,
): Promise<void> {
  const gone = await db.transaction(async (tx) => {
    // Who shares it takes the same lock.
    await tx.select({ id: files.id }).from(files).where(eq(files.id, id)).for('update')
    if ((await findSharedTitle(tx, url)) !== undefined) return undefined
    const [details] = await tx
      .delete(resourceFiles)
      .where(eq(resourceFiles.fileId, id))
      .returning({ previewUrl: resourceFiles.previewUrl })
    await tx.delete(files).where(eq(files.id, id))
    return details?.previewUrl ? [details.previewUrl] : []
  })
  if (gone === undefined) return
  const urls = [url, ...renditions.map((rendition) => rendition.url), ...gone]
  await Promise.allSettled(urls.map((each) => storage.remove(each.slice(ADDRESS.length))))
}
