import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { resources } from '../../platform/db/schema/index.ts'
import { ALL, FEED_KIND, type FeedScope } from '../../platform/lists/scopes.ts'
import { writeFeed } from '../../platform/lists/write-feed.ts'
import { isPublished } from './visibility.ts'

/** Updates the list entries of a resource. Its heat is the number of downloads. */
export async function refreshResourceFeed(tx: Database, id: string): Promise<void> {
  const [resource] = await tx.select().from(resources).where(eq(resources.id, id))
  if (resource === undefined) return
  const { userId, downloadCount, createDate, updateDate } = resource
  const scopes: FeedScope[] = [
    { kind: FEED_KIND.resource, scopeId: ALL },
    { kind: FEED_KIND.resourceUser, scopeId: userId },
  ]
  const entry = { targetId: id, createDate, updateDate, heat: downloadCount }
  await writeFeed(tx, entry, isPublished(resource) ? scopes : [])
}

/** Updates the heat of list entries when it differs by more than 5 %, as for views. */
export async function updateResourceHeat(tx: Database, id: string): Promise<void> {
  await tx.execute(
    sql`update mxg_feed f set heat = r.download_count from mxg_resource r
      where r.id = ${id} and f.target_id = r.id
        and abs(r.download_count - f.heat) > f.heat / 20`,
  )
}
