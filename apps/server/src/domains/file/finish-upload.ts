import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { files, uploads } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import type { FileRow } from './queries.ts'
import { stagingFolder } from './staging.ts'
import { type CheckedFile, checkResource, type FileStoreContext } from './store-resource.ts'

type FinishContext = FileStoreContext & Pick<Platform, 'config'>

export type UploadRow = typeof uploads.$inferSelect

/**
 * Converts a complete upload to a file. Idempotent: a repeated call returns the same result or continues interrupted work.
 * @throws DomainError `refused` for a file that did not pass its checks, with the same message at every call
 */
export type FinishUpload = (upload: UploadRow) => Promise<FileRow>

export function createFinishUpload(context: FinishContext): FinishUpload {
  const running = new Map<string, Promise<FileRow>>()
  return (upload) => {
    const known = running.get(upload.id)
    if (known !== undefined) return known
    const work = finish(context, upload.id)
      .catch((error) => findFinished(context, upload.id, error))
      .finally(() => running.delete(upload.id))
    running.set(upload.id, work)
    return work
  }
}

async function finish(context: FinishContext, id: string): Promise<FileRow> {
  const { db } = context
  const [upload] = await db.select().from(uploads).where(eq(uploads.id, id))
  if (upload === undefined) throw new DomainError('notFound', copy.missingUpload)
  if (upload.fileId !== null) return getFile(context, upload)
  if (upload.refusal !== null) throw new DomainError('refused', upload.refusal)
  const source = stagedPath(context, id)
  if ((await sizeOf(source)) !== upload.length) {
    throw new DomainError('notFound', copy.missingUpload)
  }
  const checked = await check(context, upload, source)
  const file = await checked.store(async (tx, { id: fileId }) => {
    const isFirst = and(eq(uploads.id, id), isNull(uploads.fileId))
    const rows = await tx.update(uploads).set({ fileId }).where(isFirst).returning()
    if (rows.length === 0) throw new DomainError('unavailable')
  })
  await removeStaged(context, id)
  return file
}

/** Another instance may have finished the same upload concurrently; then its file is used. */
async function findFinished(
  context: Pick<Platform, 'db'>,
  id: string,
  error: unknown,
): Promise<FileRow> {
  const [upload] = await context.db.select().from(uploads).where(eq(uploads.id, id))
  if (upload?.fileId) return getFile(context, upload)
  throw error
}

async function check(
  context: FinishContext,
  upload: UploadRow,
  source: string,
): Promise<CheckedFile> {
  try {
    return await checkResource(context, upload.userId, { source, name: upload.name })
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'refused') {
      await context.db
        .update(uploads)
        .set({ refusal: error.message })
        .where(and(eq(uploads.id, upload.id), isNull(uploads.fileId)))
      await removeStaged(context, upload.id)
    }
    throw error
  }
}

async function getFile(
  { db }: Pick<Platform, 'db'>,
  { fileId, userId }: UploadRow,
): Promise<FileRow> {
  const [file] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId ?? '0'), eq(files.userId, userId)))
  if (file === undefined) throw new DomainError('notFound', copy.missingUpload)
  return file
}

/** Path of the staged bytes of an upload. */
export function stagedPath(context: Pick<Platform, 'config'>, id: string): string {
  return path.join(stagingFolder(context), id)
}

/** Received bytes; undefined where there is no file. */
export async function sizeOf(file: string): Promise<number | undefined> {
  return stat(file).then(
    ({ size }) => size,
    () => undefined,
  )
}

export async function removeStaged(context: Pick<Platform, 'config'>, id: string): Promise<void> {
  const staged = stagedPath(context, id)
  await Promise.allSettled([rm(staged, { force: true }), rm(`${staged}.json`, { force: true })])
}
