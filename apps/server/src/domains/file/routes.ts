import { contract } from '@mozhan/api-client/contract'
import type { Router } from '../../http/router.ts'
import { deleteFile, uploadImage } from './commands.ts'

/** Pictures that a person may send within ten minutes: a long text pasted with all of them. */
const MOST_IMAGES = 200
const TEN_MINUTES = 600

export function fileRoutes({ mount, context }: Router): void {
  const { file } = contract
  const uploads = context.limits.create('upload-image', MOST_IMAGES, TEN_MINUTES)

  mount(file.uploadImage, async ({ body, viewer }) => {
    await uploads.take(viewer.id)
    return uploadImage(context, viewer, body.file)
  })

  mount(file.deleteFile, async ({ query, viewer }) => {
    await deleteFile(context, viewer, query.fileUrl)
    return null
  })
}
