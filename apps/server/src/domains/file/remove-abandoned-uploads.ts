import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, inArray, lt, notExists } from 'drizzle-orm'
import { files, resources, uploads } from '../../platform/db/schema/index.ts'
import { DAY } from '../../platform/jobs/repeat.ts'
import type { Platform } from '../../platform/platform.ts'
import { removeStaged } from './finish-upload.ts'
import { removeFile } from './remove-file.ts'
import { stagingFolder, UPLOAD_LIFETIME_MS } from './staging.ts'
import { resourceNotDeleted } from './visibility.ts'

/** Maximum number of rows per run. */
const BATCH = 500

/** Removes incomplete uploads after their lifetime, and files that no resource uses. */
export async function removeAbandonedUploads(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'logger' | 'storage'>,
): Promise<void> {
  const until = new Date(context.clock().getTime() - UPLOAD_LIFETIME_MS)
  await removeUploadRows(context, until)
  await removeStagedBytes(context)
  await removeUnsharedFiles(context, until)
}

async function removeUploadRows(
  context: Pick<Platform, 'config' | 'db'>,
  until: Date,
): Promise<void> {
  const { db } = context
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.createDate, until))
    .limit(BATCH)
  if (rows.length === 0) return
  const ids = rows.map(({ id }) => id)
  await db.delete(uploads).where(inArray(uploads.id, ids))
  for (const id of ids) await removeStaged(context, id)
}

/** Removes staged bytes without a row, which a killed process left behind. */
async function removeStagedBytes(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'logger'>,
): Promise<void> {
  const { db, clock, logger } = context
  const folder = stagingFolder(context)
  const names = await readdir(folder).catch(() => [])
  const rows = await db.select({ id: uploads.id }).from(uploads)
  const known = new Set(rows.map(({ id }) => id))
  for (const name of names) {
    if (known.has(name.replace(/\.json$/, ''))) continue
    const file = path.join(folder, name)
    const date = await stat(file).then(
      ({ mtime }) => mtime,
      () => undefined,
    )
    if (date === undefined || clock().getTime() - date.getTime() < DAY) continue
    await rm(file, { force: true })
    logger.info({ name }, 'orphaned upload removed')
  }
}

async function removeUnsharedFiles(
  context: Pick<Platform, 'db' | 'storage'>,
  until: Date,
): Promise<void> {
  const { db } = context
  const sharing = db
    .select({ id: resources.id })
    .from(resources)
    .where(and(eq(resources.fileUrl, files.url), resourceNotDeleted()))
  const unshared = await db
    .select()
    .from(files)
    .where(and(eq(files.kind, 'resource'), lt(files.createDate, until), notExists(sharing)))
    .limit(BATCH)
  for (const file of unshared) await removeFile(context, file)
}
