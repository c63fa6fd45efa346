import { create as toDisposition } from 'content-disposition'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { resources } from '../../platform/db/schema/index.ts'
import { sendFile } from '../../platform/files/serve-file.ts'
import { createDiskStorage } from '../../platform/files/storage/disk.ts'
import type { StorageFile } from '../../platform/files/storage/storage.ts'
import { DomainError } from '../../platform/http/errors.ts'
import { readTicket, signTicket } from '../../platform/http/tickets.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { isNotDeleted } from './visibility.ts'

/** A ticket is valid for one purpose only. */
const TICKET_PURPOSE = 'download'
/** Long enough to resume an interrupted download. */
const TICKET_SECONDS = 30 * 60
const FILES_PREFIX = '/files/'
/** Characters that operating systems refuse in file names. */
const FORBIDDEN = /[<>:"/\\|?*]/g

/** Creates a signed token for the address of a download; valid for `TICKET_SECONDS` without authentication. */
export function createTicket(
  context: Pick<Platform, 'clock' | 'tokenSecret'>,
  resourceId: string,
): Promise<string> {
  return signTicket(context, TICKET_PURPOSE, resourceId, TICKET_SECONDS)
}

/**
 * Sends the file that a ticket allows, as an attachment; supports range requests.
 * @throws DomainError `notFound` for expired tickets and missing files
 */
export async function sendDownload(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'filesDir' | 'storage' | 'tokenSecret'>,
  c: Context,
  ticket: string,
): Promise<Response> {
  const id = await readTicket(context, TICKET_PURPOSE, ticket)
  if (id === undefined) throw new DomainError('notFound', copy.badTicket)
  const [resource] = await context.db.select().from(resources).where(eq(resources.id, id))
  if (resource === undefined || !isNotDeleted(resource)) {
    throw new DomainError('notFound', copy.missingFile)
  }
  const file = await findResourceFile(context, resource.fileUrl)
  if (file === undefined) throw new DomainError('notFound', copy.missingFile)
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    'content-disposition': toContentDisposition(resource.fileName),
    // In case a browser shows the file in spite of the disposition.
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: file.etag,
  })
  return sendFile(c, file, headers)
}

/** The stored file of an address. Files of the demonstration content are on the disk even if the storage is S3. */
export async function findResourceFile(
  { config, storage, filesDir }: Pick<Platform, 'config' | 'filesDir' | 'storage'>,
  url: string,
): Promise<StorageFile | undefined> {
  if (!url.startsWith(FILES_PREFIX)) return undefined
  const key = url.slice(FILES_PREFIX.length)
  const found = config.s3 ? await createDiskStorage(filesDir).find(key) : undefined
  return found ?? storage.find(key)
}

/** Content-Disposition with `filename` and `filename*` (RFC 6266). The ASCII fallback is `download` plus extension. */
export function toContentDisposition(name: string): string {
  const safeName = name.replace(FORBIDDEN, '_')
  const extension = /\.[a-z\d]{1,10}$/i.exec(safeName)?.[0] ?? ''
  const isAscii = /^[\x20-\x7e]*$/.test(safeName)
  // With `true` the library derives the fallback from the name.
  return toDisposition(safeName, { fallback: isAscii ? true : `download${extension}` })
}
