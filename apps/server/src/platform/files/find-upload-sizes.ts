import { inArray } from 'drizzle-orm'
import type { Database } from '../db/client.ts'
import { files } from '../db/schema/index.ts'
import type { Ground } from './image/picture.ts'

/** Size of a picture in pixels, and the ground that it needs if it has transparent parts. */
export interface ImageSize {
  readonly width: number
  readonly height: number
  readonly ground?: Ground | undefined
}

/** Sizes of uploaded pictures by address. Pictures without a size are omitted. */
export async function findUploadSizes(
  db: Database,
  urls: readonly string[],
): Promise<Map<string, ImageSize>> {
  const rows = await db
    .select({
      url: files.url,
      width: files.width,
      height: files.height,
      ground: files.ground,
      mediaType: files.mediaType,
    })
    .from(files)
    .where(inArray(files.url, [...urls]))
  return new Map(
    rows.flatMap(({ url, width, height, ground, mediaType }) => {
      // A light ground cannot be seen under an opaque picture, so it is the default where the ground is unknown.
      const unknown = mediaType === 'image/jpeg' ? undefined : 'light'
      return width && height ? [[url, { width, height, ground: ground ?? unknown }]] : []
    }),
  )
}
