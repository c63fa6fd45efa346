import { inArray } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { files } from '../db/schema/index.ts'

/** Sizes in pixels of uploaded pictures by address. Pictures without a size are omitted. */
export async function findUploadSizes(
  db: Database,
  urls: readonly string[],
): Promise<Map<string, { width: number; height: number }>> {
  const rows = await db
    .select({ url: files.url, width: files.width, height: files.height })
    .from(files)
    .where(inArray(files.url, [...urls]))
  return new Map(
    rows.flatMap(({ url, width, height }) => (width && height ? [[url, { width, height }]] : [])),
  )
}
