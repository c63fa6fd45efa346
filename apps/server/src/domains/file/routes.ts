import { rm } from 'node:fs/promises'
import { contract } from '@mozhan/api-client/contract'
import { eq } from 'drizzle-orm'
import { uploads } from '../../platform/db/schema/index.ts'
import type { Router } from '../../platform/http/router.ts'
import { deleteFile, uploadImage } from './commands.ts'
import { sendDownload } from './download.ts'
import { createFinishUpload, removeStaged, sizeOf, stagedPath } from './finish-upload.ts'
import { presentFile } from './present.ts'
import { receiveForm } from './receive-form.ts'
import { checkResource } from './store-resource.ts'
import { createTus, getOwnUpload } from './tus.ts'

export function fileRoutes({ mount, mountUnread, context }: Router): void {
  const { file } = contract
  const finish = createFinishUpload(context)
  const handleTus = createTus(context, finish)

  mount(file.uploadImage, ({ body, viewer }) => uploadImage(context, viewer, body.file))

  mount(file.deleteFile, async ({ query, viewer }) => {
    await deleteFile(context, viewer, query.fileUrl)
    return null
  })

  mountUnread(file.uploadResource, async ({ request, viewer }) => {
    const received = await receiveForm(context, request.req.raw)
    try {
      const checked = await checkResource(context, viewer.id, received)
      return presentFile(await checked.store())
    } finally {
      await rm(received.source, { force: true })
    }
  })

  mountUnread(file.createUpload, ({ request, viewer }) => handleTus(request.req.raw, viewer))

  mountUnread(file.appendUpload, async ({ request, viewer, params }) => {
    await getOwnUpload(context, viewer, params.id)
    return handleTus(request.req.raw, viewer)
  })

  mount(file.cancelUpload, async ({ request, viewer, params }) => {
    await getOwnUpload(context, viewer, params.id)
    const answer = await handleTus(request.req.raw, viewer)
    await context.db.delete(uploads).where(eq(uploads.id, params.id))
    await removeStaged(context, params.id)
    return answer
  })

  mount(file.headUpload, ({ request, viewer, params }) => head(request.req.raw, viewer, params.id))

  mount(file.getUpload, async ({ request, viewer, params }) => {
    // Hono routes HEAD requests to the GET handler.
    if (request.req.method === 'HEAD') return head(request.req.raw, viewer, params.id)
    const upload = await getOwnUpload(context, viewer, params.id)
    const { length } = upload
    const isEnded = upload.fileId !== null || upload.refusal !== null
    const offset = isEnded ? length : ((await sizeOf(stagedPath(context, upload.id))) ?? 0)
    if (offset < length) return { offset, length }
    return { offset, length, file: presentFile(await finish(upload)) }
  })

  mount(file.downloadFile, ({ request, params }) => sendDownload(context, request, params.ticket))

  async function head(request: Request, viewer: { id: string }, id: string): Promise<Response> {
    const upload = await getOwnUpload(context, viewer, id)
    if (upload.fileId === null && upload.refusal === null) return handleTus(request, viewer)
    // The staged bytes no longer exist, so tus cannot answer.
    const length = String(upload.length)
    return new Response(null, {
      headers: {
        'tus-resumable': '1.0.0',
        'upload-offset': length,
        'upload-length': length,
        'cache-control': 'no-store',
      },
    })
  }
}
