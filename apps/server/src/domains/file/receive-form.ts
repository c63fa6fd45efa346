import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import {
  Busboy,
  type BusboyFileStream,
  type BusboyHeaders,
  type BusboyInstance,
} from '@fastify/busboy'
import { MAX_RESOURCE_BYTES } from '@mozhan/api-client/contract'
import { isSystemError } from '../../platform/files/is-system-error.ts'
import { toStorageFailure } from '../../platform/files/storage/storage-failure.ts'
import { copy as httpCopy } from '../../platform/http/copy.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import { checkSpace, stagingFolder } from './staging.ts'

/** Maximum bytes of a form beside its file. */
const OVERHEAD = 64 * 1024

/** A received file in the staging folder. */
export interface ReceivedFile {
  readonly source: string
  readonly name: string
}

/**
 * Streams the part `file` of a form into the staging folder. The caller removes the file.
 * @throws DomainError `refused` for malformed forms and for files that are too large
 */
export async function receiveForm(
  context: Pick<Platform, 'config'>,
  request: Request,
): Promise<ReceivedFile> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > MAX_RESOURCE_BYTES + OVERHEAD) throw tooLarge()
  const folder = stagingFolder(context)
  await checkSpace(folder, declared)
  const source = path.join(folder, `form-${randomBytes(16).toString('hex')}`)
  try {
    const name = await write(request, source)
    if (name === undefined) throw new DomainError('refused', httpCopy.badForm)
    return { source, name }
  } catch (cause) {
    await rm(source, { force: true })
    throw cause
  }
}

/** Writes the file and returns its name; undefined where the form has no file. */
async function write(request: Request, source: string): Promise<string | undefined> {
  const parser = openParser(request)
  let name: string | undefined
  let file: BusboyFileStream | undefined
  let writing: Promise<void> | undefined
  let isTooLarge = false
  parser.on('file', (field: string, stream: BusboyFileStream, fileName: string) => {
    if (field !== 'file' || writing !== undefined || !fileName) {
      stream.resume()
      return
    }
    file = stream
    // Browsers encode quotes as %22.
    name = fileName.replaceAll('%22', '"')
    stream.once('limit', () => {
      isTooLarge = true
    })
    writing = pipeline(stream, createWriteStream(source)).catch((cause) => {
      parser.destroy()
      throw cause
    })
    // Awaited below; this prevents an unhandled rejection until then.
    writing.catch(() => undefined)
  })
  const body = request.body === null ? Readable.from([]) : Readable.fromWeb(request.body as never)
  const reading = pipeline(body, parser).catch((cause) => {
    // The parser does not end the file of an interrupted form.
    file?.destroy()
    throw cause
  })
  const [wrote, read] = await Promise.allSettled([reading.then(() => writing), reading])
  await writing?.catch((cause) => {
    if (isSystemError(cause)) throw toStorageFailure(cause)
  })
  if (wrote.status === 'rejected' || read.status === 'rejected') {
    throw new DomainError('refused', httpCopy.badForm)
  }
  if (isTooLarge) throw tooLarge()
  return name
}

function openParser(request: Request): BusboyInstance {
  const type = request.headers.get('content-type') ?? ''
  const headers: BusboyHeaders = { 'content-type': type }
  try {
    return new Busboy({ headers, limits: { files: 1, fields: 10, fileSize: MAX_RESOURCE_BYTES } })
  } catch {
    throw new DomainError('refused', httpCopy.badForm)
  }
}

function tooLarge(): DomainError {
  return new DomainError('refused', copy.tooLarge(MAX_RESOURCE_BYTES / 1024 ** 3))
}
