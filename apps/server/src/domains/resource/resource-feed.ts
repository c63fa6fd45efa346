import { eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { resources } from '../../platform/db/schema/index.ts'
import { ALL, FEED_KIND, type FeedScope } from '../../platform/lists/scopes.ts'
import { writeFeed } from '../../platform/lists/write-feed.ts'
import { isPublished } from './visibility.ts'

/** Brings the lists a resource stands in up to date; its heat is the number of downloads. */
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

/** Lists by downloads follow in steps of 5 %, as those by views do. */
export async function warmResource(tx: Database, id: string): Promise<void> {
  await tx.execute(
    sql`update mxg_feed f set heat = r.download_count from mxg_resource r
      where r.id = ${id} and f.target_id = r.id
        and abs(r.download_count - f.heat) > f.heat / 20`,
  )
}
