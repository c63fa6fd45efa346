import { and, eq } from 'drizzle-orm'
import { files, resources } from '../../../platform/db/schema/index.ts'
import { findLabelsOf } from '../../channel/index.ts'
import { resourceNotDeleted } from '../../resource/index.ts'
import type { Source } from './source.ts'

/** Descriptions of shared files with file name, size and checksum. The file itself is not exported. */
export const resourceSource: Source = {
  list({ db, userId }) {
    return db
      .select({ id: resources.id, date: resources.createDate, words: resources.title })
      .from(resources)
      .where(ownNotDeleted(userId))
  },

  async load({ db, userId, keyOf }, id) {
    const [row] = await db
      .select({ resource: resources, checksum: files.checksum })
      .from(resources)
      .leftJoin(files, eq(files.url, resources.fileUrl))
      .where(and(ownNotDeleted(userId), eq(resources.id, id)))
    if (row === undefined) return undefined
    const { resource, checksum } = row
    const labels = await findLabelsOf(db, 'resource', [id])
    return {
      head: {
        id: keyOf('resource', id),
        title: resource.title,
        date: resource.createDate.toISOString(),
        updated: resource.updateDate.toISOString(),
        tags: labels.get(id)?.map((label) => label.name),
        type: resource.type,
        file: {
          name: resource.fileName,
          size: resource.fileSize,
          ...(checksum === null ? {} : { sha256: checksum }),
        },
      },
      body: resource.summary,
    }
  },
}

function ownNotDeleted(userId: string) {
  return and(eq(resources.userId, userId), resourceNotDeleted())
}
