import { stat } from 'node:fs/promises'
import { contract, toDay } from '@mozhan/api-client/contract'
import { makeZip } from 'client-zip'
import { and, desc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { files, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Router } from '../../platform/http/router.ts'
import { readTicket, signTicket } from '../../platform/http/tickets.ts'
import { findResourceFile, toContentDisposition } from '../file/index.ts'
import { copy } from './copy.ts'
import { makeArchive } from './make-archive.ts'
import { lockExport } from './running-exports.ts'

const USE = 'export'
/** Time within which a download must start. */
const TICKET_SECONDS = 120

export function archiveRoutes({ mount, context }: Router): void {
  const { user } = contract
  const { db, clock, logger } = context

  mount(user.exportData, async ({ request, viewer }) => {
    await prepare(viewer.id)
    return send(request, viewer.id)
  })

  mount(user.prepareExport, async ({ viewer }) => {
    await prepare(viewer.id)
    return `/api/system/api/user/export/${await signTicket(context, USE, viewer.id, TICKET_SECONDS)}`
  })

  mount(user.downloadExport, async ({ request, params }) => {
    const userId = await readTicket(context, USE, params.ticket)
    if (userId === undefined) throw new DomainError('notFound', copy.badTicket)
    return send(request, userId)
  })

  /** Checks the conditions of an export before the download starts, while errors can still be shown. */
  async function prepare(userId: string): Promise<void> {
    await (await lockExport(context, userId)).release()
    await checkStorage(userId)
  }

  async function send(request: Context, userId: string): Promise<Response> {
    const [account] = await db
      .select({ username: users.username })
      .from(users)
      .where(and(eq(users.id, userId), eq(users.isEnabled, 1)))
    if (account === undefined) throw new DomainError('notFound', copy.missingUser)
    const day = toDay(clock())
    const headers = {
      'content-type': 'application/zip',
      'content-disposition': toContentDisposition(copy.fileName(account.username, day)),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    }
    if (request.req.method === 'HEAD') return new Response(null, { headers })
    const lock = await lockExport(context, userId)
    const archive = makeZip(makeArchive(context, userId), { buffersAreUTF8: true })
    const body = lock.stream(archive, (error) =>
      logger.error({ err: error, userId }, 'export stream failed'),
    )
    return new Response(body, { headers })
  }

  /** @throws DomainError `unavailable` when pictures cannot be read, because an archive without them would look complete */
  async function checkStorage(userId: string): Promise<void> {
    const [picture] = await db
      .select({ url: files.url })
      .from(files)
      .where(and(eq(files.userId, userId), eq(files.kind, 'image')))
      .orderBy(desc(files.id))
      .limit(1)
    if (picture === undefined) return
    try {
      const found = await findResourceFile(context, picture.url)
      // One missing picture is accepted; a missing folder means that all are lost.
      if (found === undefined && !context.config.s3) await stat(context.filesDir)
    } catch (cause) {
      throw Object.assign(new DomainError('unavailable', copy.storageBroken), { cause })
    }
  }
}
