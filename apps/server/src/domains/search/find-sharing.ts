import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { type SQL, sql } from 'drizzle-orm'
import { type Database, queryRows } from '../../platform/db/client.ts'
import { FEED_KIND, type FeedKind } from '../../platform/lists/scopes.ts'
import type { Candidate } from '../../platform/search/candidates.ts'
import type { FoundType } from '../../platform/search/source.ts'

/** Maximum number of entries that are read of each list, newest first. */
const MAX_READ = 1000
/** Maximum number of lists of a text that are compared. */
const MAX_LISTS = 20

/** The lists by which two texts belong together. */
const SHARED_LISTS: readonly { readonly kind: FeedKind; readonly type: FoundType }[] = [
  { kind: FEED_KIND.articleLabel, type: SEARCH_TYPE.article },
  { kind: FEED_KIND.articleColumn, type: SEARCH_TYPE.article },
  { kind: FEED_KIND.questionLabel, type: SEARCH_TYPE.question },
]

export interface SharingQuery {
  /** The text that the others are compared with. */
  readonly id: string
  /** A code of SEARCH_TYPE; absent: every kind. */
  readonly type?: number | undefined
  readonly size: number
}

/**
 * Public texts that share labels or columns with a public text: most shared lists first, among equals the newest first.
 * Reads only the newest MAX_READ entries of each list.
 */
export async function findSharing(
  db: Database,
  { id, type, size }: SharingQuery,
): Promise<Candidate[]> {
  const lists = SHARED_LISTS.filter((list) => type === undefined || list.type === type)
  if (lists.length === 0) return []
  const rows = lists.map((list): SQL => sql`(${list.kind}::smallint, ${list.type}::smallint)`)
  return queryRows<Candidate>(
    db,
    sql`select other.type, other.id::text as id from (
        select own.kind, own.scope_id, shared.type
        from (values ${sql.join(rows, sql`, `)}) shared (kind, type)
        join mxg_feed own on own.kind = shared.kind and own.target_id = ${id}::bigint
        order by own.kind, own.scope_id limit ${MAX_LISTS}
      ) list
      cross join lateral (
        select list.type, f.target_id as id, f.create_date from mxg_feed f
        where f.kind = list.kind and f.scope_id = list.scope_id
        order by f.create_date desc, f.target_id desc limit ${MAX_READ}
      ) other
      where other.id <> ${id}::bigint
      group by other.type, other.id
      order by count(*) desc, max(other.create_date) desc, other.id desc limit ${size}`,
  )
}
