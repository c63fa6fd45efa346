import { eq } from 'drizzle-orm'
import type { AppContext } from '../../context.ts'
import { files, resourceFiles } from '../../db/schema/index.ts'
import type { FileRow } from './queries.ts'

const ADDRESS = '/files/'

/**
 * Forgets a file and then removes it, with its smaller versions. The row first: what is left of a file, should this end in
 * between, is found by the clean-up.
 */
export async function removeFile(
  { db, storage }: Pick<AppContext, 'db' | 'storage'>,
  file: FileRow,
): Promise<void> {
  const [details] = await db
    .delete(resourceFiles)
    .where(eq(resourceFiles.fileId, file.id))
    .returning({ previewUrl: resourceFiles.previewUrl })
  await db.delete(files).where(eq(files.id, file.id))
  const urls = [file.url, ...file.renditions.map(({ url }) => url)]
  if (details?.previewUrl) urls.push(details.previewUrl)
  await Promise.allSettled(urls.map((url) => storage.remove(url.slice(ADDRESS.length))))
}
