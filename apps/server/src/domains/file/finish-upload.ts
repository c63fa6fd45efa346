import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { and, eq, isNull } from 'drizzle-orm'
import { files, uploads } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { type KeepContext, type ReadyFile, readyResource } from './keep-resource.ts'
import type { FileRow } from './queries.ts'
import { stagingFolder } from './staging.ts'

type FinishContext = KeepContext & Pick<Platform, 'config'>

export type UploadRow = typeof uploads.$inferSelect

/**
 * Makes a file of an upload that has come in whole. Asked again, because an answer got lost or a process was killed, it
 * answers the same or takes up where it ended.
 * @throws DomainError `refused` for what did not pass its checks, always with the same sentence
 */
export type FinishUpload = (upload: UploadRow) => Promise<FileRow>

export function createFinisher(context: FinishContext): FinishUpload {
  const underWay = new Map<string, Promise<FileRow>>()
  return (upload) => {
    const known = underWay.get(upload.id)
    if (known !== undefined) return known
    const work = finish(context, upload.id)
      .catch((error) => findFinished(context, upload.id, error))
      .finally(() => underWay.delete(upload.id))
    underWay.set(upload.id, work)
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
  const ready = await check(context, upload, source)
  const file = await ready.keep(async (tx, { id: fileId }) => {
    const isFirst = and(eq(uploads.id, id), isNull(uploads.fileId))
    const rows = await tx.update(uploads).set({ fileId }).where(isFirst).returning()
    if (rows.length === 0) throw new DomainError('unavailable')
  })
  await removeStaged(context, id)
  return file
}

/** Another instance, asked at the same moment, may have been quicker: its file is the one that counts. */
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
): Promise<ReadyFile> {
  try {
    return await readyResource(context, upload.userId, { source, name: upload.name })
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

/** Where the bytes of an upload lie. */
export function stagedPath(context: Pick<Platform, 'config'>, id: string): string {
  return path.join(stagingFolder(context), id)
}

/** Bytes that have come in; undefined where nothing lies. */
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
