import { createHash } from 'node:crypto'
import { create as toDisposition } from 'content-disposition'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { jwtVerify, SignJWT } from 'jose'
import type { AppContext } from '../../context.ts'
import { parseId } from '../../db/id.ts'
import { resources } from '../../db/schema/index.ts'
import { sendFile } from '../../files/serve-file.ts'
import { createDiskStorage } from '../../files/storage/disk.ts'
import type { KeptFile } from '../../files/storage/storage.ts'
import { DomainError } from '../../http/errors.ts'
import { copy } from './copy.ts'

const ALGORITHM = 'HS256'
const USE = 'download'
/** Long enough to take up a download that broke off. */
const TICKET_SECONDS = 30 * 60
const ADDRESS = '/files/'
/** What no system takes in a file's name. */
const FORBIDDEN = /[<>:"/\\|?*]/g

/** The address of a resource's file, good for half an hour, for whoever has it. */
export async function createTicket(
  { tokenSecret, clock }: AppContext,
  resourceId: string,
): Promise<string> {
  const now = Math.floor(clock().getTime() / 1000)
  return new SignJWT({ use: USE })
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(resourceId)
    .setExpirationTime(now + TICKET_SECONDS)
    .sign(keyOf(tokenSecret))
}

/**
 * Answers the file of a ticket, whole or in parts, to be saved under its own name.
 * @throws DomainError `notFound` for tickets that are no longer good
 */
export async function sendDownload(
  context: AppContext,
  c: Context,
  ticket: string,
): Promise<Response> {
  const id = await readTicket(context, ticket)
  const [resource] = await context.db.select().from(resources).where(eq(resources.id, id))
  if (resource === undefined || resource.status === 0) {
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

/** The stored file, wherever it lies: the demo's are on the disk. */
export async function findResourceFile(
  { config, storage, filesDir }: AppContext,
  url: string,
): Promise<KeptFile | undefined> {
  if (!url.startsWith(ADDRESS)) return undefined
  const key = url.slice(ADDRESS.length)
  const found = config.s3 ? await createDiskStorage(filesDir).find(key) : undefined
  return found ?? storage.find(key)
}

/** The name in both forms of RFC 6266; readers of the old one alone get letters, not question marks. */
export function nameHeader(name: string): string {
  const saved = name.replace(FORBIDDEN, '_')
  const extension = /\.[a-z\d]{1,10}$/i.exec(saved)?.[0] ?? ''
  const isPlain = /^[\x20-\x7e]*$/.test(saved)
  return toDisposition(saved, { fallback: isPlain ? true : `download${extension}` })
}

async function readTicket({ tokenSecret, clock }: AppContext, ticket: string): Promise<string> {
  const options = { algorithms: [ALGORITHM], requiredClaims: ['sub', 'exp'], currentDate: clock() }
  const claims = await jwtVerify(ticket, keyOf(tokenSecret), options).then(
    ({ payload }) => payload,
    () => undefined,
  )
  const id = claims?.use === USE ? parseId(claims.sub) : undefined
  if (id === undefined) throw new DomainError('notFound', copy.badTicket)
  return id
}

/** A key of its own: no ticket is ever read as a token, nor the other way round. */
function keyOf(secret: string): Uint8Array {
  return createHash('sha256').update(`${USE}:${secret}`).digest()
}
