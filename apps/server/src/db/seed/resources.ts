import { stat } from 'node:fs/promises'
import path from 'node:path'
import type { DemoContent } from '../../demo/types.ts'
import { ALL, FEED_KIND } from '../../feed/scopes.ts'
import { writeFeed } from '../../feed/write-feed.ts'
import type { Database } from '../client.ts'
import { likes, resourceLabels, resources } from '../schema/index.ts'
import { insertRows, toDate } from './rows.ts'

/** Resources; size and kind are read from the files themselves. */
export async function insertResources(
  tx: Database,
  content: DemoContent,
  filesDir: string,
  now: Date,
): Promise<void> {
  for (const resource of content.resources) {
    const { size } = await stat(path.join(filesDir, 'demo', resource.file))
    const createDate = toDate(resource.createDate, now)
    await tx.insert(resources).values({
      id: resource.id,
      userId: resource.userId,
      title: resource.title,
      summary: resource.summary,
      type: resource.type,
      fileUrl: `/files/demo/${resource.file}`,
      fileName: path.basename(resource.file),
      fileSize: size,
      fileType: path.extname(resource.file).slice(1),
      viewCount: resource.viewCount,
      downloadCount: resource.downloadCount,
      likeCount: resource.likedBy?.length ?? 0,
      createDate,
      updateDate: createDate,
    })
    const entry = { targetId: resource.id, createDate, updateDate: createDate, heat: 0 }
    await writeFeed(tx, entry, [
      { kind: FEED_KIND.resource, scopeId: ALL },
      { kind: FEED_KIND.resourceUser, scopeId: resource.userId },
    ])
  }
  await insertRows(
    tx,
    resourceLabels,
    content.resources.flatMap(({ id, labelIds = [] }) =>
      labelIds.map((labelId, sort) => ({ resourceId: id, labelId, sort })),
    ),
  )
  await insertRows(
    tx,
    likes,
    content.resources.flatMap(({ id, likedBy = [] }) =>
      likedBy.map((userId) => ({ userId, targetType: 'resource', targetId: id })),
    ),
  )
}
