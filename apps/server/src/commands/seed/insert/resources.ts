import path from 'node:path'
import { hashFile } from '../../../domains/file/store-resource.ts'
import type { Database } from '../../../platform/db/client.ts'
import {
  files,
  likes,
  resourceFiles,
  resourceLabels,
  resources,
} from '../../../platform/db/schema/index.ts'
import { checkFile } from '../../../platform/files/resource/check-file.ts'
import { ALL, FEED_KIND } from '../../../platform/lists/scopes.ts'
import { writeFeed } from '../../../platform/lists/write-feed.ts'
import type { DemoContent, DemoResource } from '../demo/types.ts'
import { insertRows, toDate } from './rows.ts'

/** Resources; size and kind are read from the files themselves. */
export async function insertResources(
  tx: Database,
  content: DemoContent,
  filesDir: string,
  now: Date,
): Promise<void> {
  for (const resource of content.resources) {
    const createDate = toDate(resource.createDate, now)
    const { size, url } = await insertFile(tx, resource, filesDir, createDate)
    await tx.insert(resources).values({
      id: resource.id,
      userId: resource.userId,
      title: resource.title,
      summary: resource.summary,
      type: resource.type,
      fileUrl: url,
      fileName: path.basename(resource.file),
      fileSize: size,
      fileType: path.extname(resource.file).slice(1),
      viewCount: resource.viewCount,
      downloadCount: resource.downloadCount,
      likeCount: resource.likedBy?.length ?? 0,
      createDate,
      updateDate: createDate,
    })
    const entry = {
      targetId: resource.id,
      createDate,
      updateDate: createDate,
      heat: resource.downloadCount,
    }
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

/** Demonstration files pass the same checks as uploads. */
async function insertFile(
  tx: Database,
  { id, userId, file }: DemoResource,
  filesDir: string,
  createDate: Date,
): Promise<{ size: number; url: string }> {
  const source = path.join(filesDir, 'demo', file)
  const name = path.basename(file)
  const { size, mediaType, archive, excerpt } = await checkFile(source, name)
  const url = `/files/demo/${file}`
  const checksum = await hashFile(source)
  await tx
    .insert(files)
    .values({ id, userId, url, kind: 'resource', name, mediaType, size, checksum, createDate })
  await tx.insert(resourceFiles).values({
    fileId: id,
    entries: archive?.entries ?? null,
    entryCount: archive?.count ?? 0,
    excerpt: excerpt ?? null,
  })
  return { size, url }
}
