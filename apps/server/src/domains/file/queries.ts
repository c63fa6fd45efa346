import { and, eq } from 'drizzle-orm'
import type { Database } from '../../db/client.ts'
import { files } from '../../db/schema/index.ts'
import type { Viewer } from '../../http/tokens.ts'

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

/** The size in pixels of an uploaded picture that has one. */
export async function getImageSize(
  db: Database,
  url: string,
): Promise<{ width: number; height: number } | undefined> {
  const [row] = await db
    .select({ width: files.width, height: files.height })
    .from(files)
    .where(eq(files.url, url))
  return row?.width && row.height ? { width: row.width, height: row.height } : undefined
}
