import type { contract, InputOf } from '@mozhan/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { ALL, FEED_KIND } from '../../platform/lists/scopes.ts'
import { columnPublished } from '../column/index.ts'

export type SitemapKind = InputOf<typeof contract.sitemap.listSitemapParts>['params']['kind']

/** Entries per part. The protocol allows 50,000; a smaller part is generated faster and fits into caches. */
export const PART_SIZE = 10_000

/** Public entries by id with their last change, from the same sources as public lists. */
const ENTRIES: Readonly<Record<SitemapKind, SQL>> = {
  article: ofFeed(FEED_KIND.article),
  question: ofFeed(FEED_KIND.question),
  resource: ofFeed(FEED_KIND.resource),
  column: sql`select id, update_date from mxg_column where ${columnPublished()}`,
  // Users with at least one published article.
  user: sql`select c.scope_id as id, null::timestamptz as update_date from mxg_feed_count c
    join sys_user u on u.id = c.scope_id and u.is_enabled = 1
    where c.kind = ${FEED_KIND.articleUser} and c.total > 0`,
}

function ofFeed(kind: number): SQL {
  return sql`select target_id as id, update_date from mxg_feed
    where kind = ${kind} and scope_id = ${ALL}`
}

/** The first ids of the parts. Ids increase, so that new entries do not change the start of existing parts. */
export async function findPartStarts(
  db: Database,
  kind: SitemapKind,
  size = PART_SIZE,
): Promise<string[]> {
  const rows = await db
    .select({ id: sql<string>`placed.id::text` })
    .from(
      sql`(select id, row_number() over (order by id) as place from (${ENTRIES[kind]}) entries) placed`,
    )
    .where(sql`(place - 1) % ${size} = 0`)
    .orderBy(sql`place`)
  return rows.map((row) => row.id)
}

/** The entries of the part that starts at an id. */
export async function findPart(
  db: Database,
  kind: SitemapKind,
  from: string,
  size = PART_SIZE,
): Promise<{ id: string; updateDate: string | undefined }[]> {
  const rows = await db
    .select({ id: sql<string>`entries.id::text`, date: sql<Date | string | null>`update_date` })
    .from(sql`(${ENTRIES[kind]}) entries`)
    .where(sql`entries.id >= ${from}`)
    .orderBy(sql`entries.id`)
    .limit(size)
  return rows.map(({ id, date }) => ({
    id,
    updateDate: date === null ? undefined : new Date(date).toISOString(),
  }))
}
