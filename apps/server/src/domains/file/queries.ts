import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { files } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'

export type FileRow = typeof files.$inferSelect

/** A file that the viewer uploaded. */
export async function getOwnFile(
  db: Database,
  viewer: Viewer,
  url: string,
): Promise<FileRow | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.url, url), eq(files.userId, viewer.id)))
  return row
}

/** The sizes in pixels of uploaded pictures, by their addresses, of those that have one. */
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
