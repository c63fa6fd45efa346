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
import { isSharing } from './visibility.ts'

const USE = 'download'
/** Long enough to resume an interrupted download. */
const TICKET_SECONDS = 30 * 60
const ADDRESS = '/files/'
/** Characters that operating systems refuse in file names. */
const FORBIDDEN = /[<>:"/\\|?*]/g

/** A ticket for downloading the file of a resource. It is valid for 30 minutes without authentication. */
export function createTicket(
  context: Pick<Platform, 'clock' | 'tokenSecret'>,
  resourceId: string,
): Promise<string> {
  return signTicket(context, USE, resourceId, TICKET_SECONDS)
}

/**
 * Sends the file of a ticket as an attachment; supports range requests.
 * @throws DomainError `notFound` for expired tickets and missing files
 */
export async function sendDownload(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'filesDir' | 'storage' | 'tokenSecret'>,
  c: Context,
  ticket: string,
): Promise<Response> {
  const id = await readTicket(context, USE, ticket)
  if (id === undefined) throw new DomainError('notFound', copy.badTicket)
  const [resource] = await context.db.select().from(resources).where(eq(resources.id, id))
  if (resource === undefined || !isSharing(resource)) {
    throw new DomainError('notFound', copy.missingFile)
  }
  const file = await findResourceFile(context, resource.fileUrl)
  if (file === undefined) throw new DomainError('notFound', copy.missingFile)
  const headers = new Headers({
    'content-type': 'application/octet-stream',
    'content-disposition': nameHeader(resource.fileName),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'accept-ranges': 'bytes',
    etag: file.etag,
  })
  return sendFile(c, file, headers)
}

/** The stored file of an address. Demonstration files are always on the disk, other files in the configured storage. */
export async function findResourceFile(
  { config, storage, filesDir }: Pick<Platform, 'config' | 'filesDir' | 'storage'>,
  url: string,
): Promise<StorageFile | undefined> {
  if (!url.startsWith(ADDRESS)) return undefined
  const key = url.slice(ADDRESS.length)
  const found = config.s3 ? await createDiskStorage(filesDir).find(key) : undefined
  return found ?? storage.find(key)
}

/** Content-Disposition with both file name forms of RFC 6266. The ASCII fallback is `download` plus extension. */
export function nameHeader(name: string): string {
  const saved = name.replace(FORBIDDEN, '_')
  const extension = /\.[a-z\d]{1,10}$/i.exec(saved)?.[0] ?? ''
  const isPlain = /^[\x20-\x7e]*$/.test(saved)
  return toDisposition(saved, { fallback: isPlain ? true : `download${extension}` })
}
