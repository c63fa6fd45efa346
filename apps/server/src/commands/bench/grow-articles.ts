import { sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { ALL, FEED_KIND } from '../../platform/lists/scopes.ts'

/** First ids of authors, labels and channels. Ids of articles start at `FIRST_ARTICLE`. */
export const FIRST_AUTHOR = 10_001
export const FIRST_LABEL = 20_001
export const FIRST_CHANNEL = 30_001
const FIRST_ARTICLE = 1_000_000
const AUTHORS = 100
const CHANNELS = 5
const LABELS = 40

/** Inserts the authors, channels and labels whose lists grow with the number of articles. */
export async function insertAuthorsAndLabels(db: Database): Promise<void> {
  await db.execute(sql`insert into sys_user (id, username, nick_name)
    select ${FIRST_AUTHOR}::bigint + n, 'bench' || n, '作者' || n
    from generate_series(0, ${AUTHORS}::int - 1) n`)
  await db.execute(sql`insert into mxg_category (id, name)
    select ${FIRST_CHANNEL}::bigint + n, '频道' || n from generate_series(0, ${CHANNELS}::int - 1) n`)
  await db.execute(sql`insert into mxg_label (id, category_id, name)
    select ${FIRST_LABEL}::bigint + n, ${FIRST_CHANNEL}::bigint + n % ${CHANNELS}::int, '标签' || n
    from generate_series(0, ${LABELS}::int - 1) n`)
}

/** Inserts articles `from` (inclusive) to `wanted` (exclusive) with their labels and their list entries. */
export async function insertArticlesUpTo(
  db: Database,
  from: number,
  wanted: number,
): Promise<void> {
  const numbers = sql`generate_series(${from}::int, ${wanted}::int - 1) n`
  const id = sql`(${FIRST_ARTICLE}::bigint + n)`
  const author = sql`(${FIRST_AUTHOR}::bigint + n % ${AUTHORS}::int)`
  const label = sql`(${FIRST_LABEL}::bigint + n * 7 % ${LABELS}::int)`
  const channel = sql`(${FIRST_CHANNEL}::bigint + n * 7 % ${LABELS}::int % ${CHANNELS}::int)`
  const date = sql`(timestamptz '2020-01-01' + n * interval '97 seconds')`
  const heat = sql`(n::bigint * 7919 % 100003)::int`
  await db.execute(sql`insert into mxg_article (id, user_id, title, summary, md_content, html_content,
      html_version, toc, excerpt, search_text, view_count, create_date, update_date)
    select ${id}, ${author}, '第 ' || n || ' 篇：连接池该开多大', '先看等待，再看数据库能同时做多少事。',
      '', '', 'bench', '[]', '', '', ${heat}, ${date}, ${date} from ${numbers}`)
  await db.execute(sql`insert into mxg_article_label (article_id, label_id)
    select ${id}, ${label} from ${numbers}`)
  const scopes = [
    [FEED_KIND.article, sql`${ALL}::bigint`],
    [FEED_KIND.articleUser, author],
    [FEED_KIND.articleLabel, label],
    [FEED_KIND.articleChannel, channel],
  ] as const
  for (const [kind, scope] of scopes) {
    await db.execute(sql`insert into mxg_feed
        (kind, scope_id, target_id, update_date, create_date, heat)
      select ${kind}::smallint, ${scope}, ${id}, ${date}, ${date}, ${heat} from ${numbers}`)
  }
  await db.execute(sql`insert into mxg_feed_count (kind, scope_id, total, version)
    select kind, scope_id, count(*)::int, 1 from mxg_feed group by kind, scope_id
    on conflict (kind, scope_id) do update set total = excluded.total, version = mxg_feed_count.version + 1`)
  for (const table of ['mxg_article', 'mxg_article_label', 'mxg_feed', 'mxg_feed_count']) {
    await db.execute(sql`vacuum analyze ${sql.identifier(table)}`)
  }
}
