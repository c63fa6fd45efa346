import { sql } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { RowCache } from '../cache/row-cache.ts'
import type { Database } from '../db/client.ts'
import { FEED_KIND } from '../lists/scopes.ts'
import { VIEWED_TABLES, type Viewed } from './viewed.ts'
import { isCounted } from './visibility.ts'

/** Counts views in memory and writes them in batches. */
export interface ViewCounter {
  add(kind: Viewed, id: string): void
  /** Items with views that are not written yet. */
  size(): number
  /** Writes the views that were counted since the last flush. */
  flush(): Promise<void>
  /** Flushes and stops the timer. */
  stop(): Promise<void>
}

const FLUSH_MS = 1000
const BATCH = 500

export function createViewCounter(
  db: Database,
  rows: Pick<RowCache, 'invalidate'>,
  logger: Logger,
): ViewCounter {
  const counts = new Map<string, { kind: Viewed; id: string; views: number }>()
  let writing: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined

  return {
    add(kind, id) {
      const known = counts.get(id)
      if (known) known.views += 1
      else counts.set(id, { kind, id, views: 1 })
      timer ??= setTimeout(() => void flush(), FLUSH_MS)
    },
    size: () => counts.size,
    flush,
    async stop() {
      await flush()
    },
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const taken = [...counts.values()]
    counts.clear()
    writing = writing.then(async () => {
      for (const kind of ['article', 'question', 'resource'] as const) {
        const sameKind = taken.filter((count) => count.kind === kind)
        for (let start = 0; start < sameKind.length; start += BATCH) {
          await write(kind, sameKind.slice(start, start + BATCH))
        }
      }
    })
    return writing
  }

  async function write(kind: Viewed, batch: readonly { id: string; views: number }[]) {
    try {
      await db.transaction((tx) => writeViews(tx, kind, batch))
      rows.invalidate(batch.map(({ id }) => `${kind}:${id}`))
    } catch (error) {
      // Views may be lost: retrying them would fill the memory while the database is unreachable.
      logger.error({ err: error, views: batch.length }, 'could not write views')
    }
  }
}

async function writeViews(
  tx: Database,
  kind: Viewed,
  batch: readonly { id: string; views: number }[],
): Promise<void> {
  const table = VIEWED_TABLES[kind]
  const counted = sql`jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as v(id bigint, views integer)`
  // Locked in one order, because another instance may write views of the same items.
  await tx.execute(
    sql`select t.id from ${table} t join ${counted} on t.id = v.id order by t.id for no key update of t`,
  )
  await tx.execute(
    sql`update ${table} t set view_count = t.view_count + v.views from ${counted} where t.id = v.id`,
  )
  // Items that were deleted meanwhile are in no author's sums.
  await tx.execute(
    sql`insert into sys_user_stat (user_id, view_count)
      select t.user_id, sum(v.views) from ${table} t join ${counted} on t.id = v.id and ${isCounted('t')}
      group by t.user_id order by t.user_id
      on conflict (user_id) do update set view_count = sys_user_stat.view_count + excluded.view_count`,
  )
  if (kind === 'article') await spreadArticleViews(tx, counted)
}

async function spreadArticleViews(tx: Database, counted: ReturnType<typeof sql>): Promise<void> {
  await tx.execute(
    sql`select c.id from mxg_column c where c.id in (select l.column_id from mxg_article_column l
      join ${counted} on l.article_id = v.id) order by c.id for no key update`,
  )
  await tx.execute(
    sql`update mxg_column c set view_count = c.view_count + s.views
      from (select l.column_id, sum(v.views) as views from mxg_article_column l
        join ${counted} on l.article_id = v.id
        join mxg_article a on a.id = v.id and ${isCounted('a')} group by l.column_id) s
      where c.id = s.column_id`,
  )
  // Sorted lists are updated in steps of 5 %: an index update for every view would cost more than the exact order of
  // almost equally read articles is worth.
  await tx.execute(
    sql`update mxg_feed f set heat = a.view_count + a.like_count
      from mxg_article a join ${counted} on a.id = v.id
      where f.target_id = a.id and f.kind <= ${FEED_KIND.articleColumn}
        and abs(a.view_count + a.like_count - f.heat) > f.heat / 20`,
  )
}
