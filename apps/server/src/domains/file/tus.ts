import { randomBytes } from 'node:crypto'
import { MAX_RESOURCE_BYTES } from '@mozhan/api-client/contract'
import { Server } from '@tus/server'
import { and, eq } from 'drizzle-orm'
import { uploads } from '../../platform/db/schema/index.ts'
import { toFileName } from '../../platform/files/file-name.ts'
import { checkName } from '../../platform/files/resource/check-file.ts'
import { copy as httpCopy } from '../../platform/http/copy.ts'
import { DomainError, FAILURES, toDomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { copy } from './copy.ts'
import type { FinishUpload, UploadRow } from './finish-upload.ts'
import { presentFile } from './present.ts'
import { checkSpace, StagingStore, stagingFolder } from './staging.ts'
import { createUploadLocker } from './upload-locker.ts'

const PATH = '/article/file/tus'
/** Instead of 413, which means an ended session in this contract. */
const REFUSED = 422
const NO_SPACE = 507

/** Handles one tus request of the viewer. */
export type HandleTus = (request: Request, viewer: Viewer) => Promise<Response>

/** Creates the handler of tus 1.0 resumable uploads. */
export function createTus(
  context: Pick<Platform, 'clock' | 'config' | 'db' | 'locks' | 'logger'>,
  finish: FinishUpload,
): HandleTus {
  const folder = stagingFolder(context)
  const senders = new WeakMap<Request, Viewer>()
  const server = new Server({
    path: PATH,
    datastore: new StagingStore(folder),
    locker: createUploadLocker(context.locks),
    maxSize: MAX_RESOURCE_BYTES,
    // No cross-origin requests.
    allowedOrigins: [],
    namingFunction: () => randomBytes(16).toString('hex'),
    // Relative to the request URL, which may or may not start with /api.
    generateUrl: (_request, { id }) => `tus/${id}`,
    getFileIdFromRequest: (request) =>
      /\/tus\/([\da-f]{32})$/.exec(new URL(request.url).pathname)?.[1],
    async onUploadCreate(request, upload) {
      const name = toFileName(upload.metadata?.filename ?? '', '')
      const length = upload.size ?? 0
      if (length === 0) throw new DomainError('refused', copy.empty)
      checkName(name)
      await checkSpace(folder, length)
      const sender = senders.get(request)
      if (sender === undefined) throw new DomainError('unauthenticated')
      await context.db
        .insert(uploads)
        .values({ id: upload.id, userId: sender.id, name, length, createDate: context.clock() })
      return {}
    },
    async onUploadFinish(_request, { id }) {
      const [row] = await context.db.select().from(uploads).where(eq(uploads.id, id))
      if (row === undefined) throw new DomainError('notFound', copy.missingUpload)
      const body = await finish(row).then(
        (file) => ({ code: 20000, message: httpCopy.success, data: presentFile(file) }),
        (error) => {
          // A refusal is final and answered with 200. Other errors keep an error status, so that the client retries.
          if (!(error instanceof DomainError) || error.kind !== 'refused') throw error
          return { code: FAILURES.refused.code, message: error.message, data: null }
        },
      )
      return {
        status_code: 200,
        headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
        body: JSON.stringify(body),
      }
    },
    onResponseError: (_request, error) => toFailure(error, context),
  })
  return async (request, viewer) => {
    senders.set(request, viewer)
    const response = await server.handleWeb(request)
    return response.status < 400 ? response : explain(response)
  }
}

/** An upload of the viewer. @throws DomainError `notFound` */
export async function getOwnUpload(
  { db }: Pick<Platform, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<UploadRow> {
  const [row] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.id, id), eq(uploads.userId, viewer.id)))
  if (row === undefined) throw new DomainError('notFound', copy.missingUpload)
  return row
}

function toFailure(error: unknown, { logger }: Pick<Platform, 'logger'>) {
  // Errors of the library are objects with a status.
  if (typeof error === 'object' && error !== null && 'status_code' in error) {
    const status = Number(error.status_code)
    const message = copy.tus[status] ?? copy.tus[400]
    return { status_code: status === 413 ? REFUSED : status, body: message }
  }
  const { kind, message } = toDomainError(error)
  const { status } = FAILURES[kind]
  if (status >= 500) logger.error({ err: error, status }, 'upload failed')
  const status_code = message === copy.noSpace ? NO_SPACE : status === 200 ? REFUSED : status
  return { status_code, body: message }
}

/** Converts an error response to the response envelope of the API. */
async function explain(response: Response): Promise<Response> {
  const { status } = response
  const text = await response.text()
  const message = /\p{Script=Han}/u.test(text) ? text : (copy.tus[status] ?? copy.tus[400])
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json; charset=utf-8')
  headers.set('cache-control', 'no-store')
  const code = status === REFUSED || status === NO_SPACE ? 999 : status
  return new Response(JSON.stringify({ code, message, data: null }), { status, headers })
}
