import { and, eq } from 'drizzle-orm'
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
