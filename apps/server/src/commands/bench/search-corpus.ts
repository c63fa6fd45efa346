import { readFileSync } from 'node:fs'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { AppContext } from '../../context.ts'
import { queryRows } from '../../platform/db/client.ts'
import { articles } from '../../platform/db/schema/index.ts'
import { runImport } from '../import/run-import.ts'
import { contextSender } from '../import/send.ts'

const querySchema = z.object({
  q: z.string(),
  /** Kind of query; results are also reported by kind. */
  kind: z.string(),
  /** Path of the article to be found; null: relevance is not measured. */
  expect: z.nullable(z.string()),
  /** Worst rank that is accepted; null: any rank that is measured. */
  max_rank: z.nullable(z.number()),
})
export type BenchQuery = z.infer<typeof querySchema>

export function readQueries(corpus: string): BenchQuery[] {
  const file = path.join(corpus, 'search/queries.json')
  return z.object({ queries: z.array(querySchema) }).parse(JSON.parse(readFileSync(file, 'utf8')))
    .queries
}

/** Imports the articles of the corpus. Returns their ids by path. */
export async function importCorpus(
  context: AppContext,
  corpus: string,
  author: string,
): Promise<ReadonlyMap<string, string>> {
  const root = path.join(corpus, 'articles')
  const output = { isTerminal: false, write: () => {} }
  await runImport({ root, author, publishDrafts: true }, contextSender(context), output)
  const rows = await context.db.select({ id: articles.id, key: articles.sourceKey }).from(articles)
  return new Map(rows.map((row) => [row.key ?? '', row.id]))
}

/**
 * Adds copies of articles until there are `wanted`. Each copy is the original text rotated by an offset: lengths and word
 * frequencies are those of real articles, and no two rows are equal.
 */
export async function multiply(context: AppContext, wanted: number): Promise<void> {
  const { db } = context
  const [first] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from mxg_search_document`,
  )
  const [real] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from mxg_article where html_version <> 'copy'`,
  )
  const originals = real?.total ?? 0
  // The index is dropped and rebuilt: a bulk build gives the same index faster than row by row.
  const [index] = await queryRows<{ statement: string }>(
    db,
    sql`select indexdef as statement from pg_indexes where indexname = 'mxg_search_document_terms'`,
  )
  await db.execute(sql`drop index mxg_search_document_terms`)
  // If there are copies already, the next round follows, so that no round is repeated.
  for (
    let total = first?.total ?? 0, round = Math.ceil(total / originals);
    total < wanted;
    round += 1
  ) {
    const count = Math.min(originals, wanted - total)
    // The copied articles have no text because the measured queries read only the index. Both statements
    // number the originals in the same order, so that an article and its document get the same id. The small numbers differ
    // from all other ids, which contain the time.
    await db.execute(sql`with copies as (
        select a.*, row_number() over (order by a.id) + ${total}::int as copy_id
        from mxg_article a where a.html_version <> 'copy' order by a.id limit ${count})
      insert into mxg_article (id, user_id, title, summary, md_content, html_content, html_version,
        toc, excerpt, search_text, create_date, update_date)
      select copy_id, user_id, title || ' ' || ${round}::int, summary, '', '', 'copy', '[]', '', '',
        create_date + ${round}::int * interval '1 day', update_date + ${round}::int * interval '1 day'
      from copies`)
    // The id is added as a term, so that no two rows have the same terms.
    await db.execute(sql`with copies as (
        select d.*, row_number() over (order by d.id) + ${total}::int as copy_id
        from mxg_search_document d join mxg_article a on a.id = d.id and a.html_version <> 'copy'
        order by d.id limit ${count})
      insert into mxg_search_document (type, id, title, headings, body, code, terms, title_length,
        version, create_date, update_date)
      select type, copy_id, title || ' ' || ${round}::int, headings,
        substr(body, 1 + ${round}::int * 37 % greatest(length(body), 1)) || ' ' ||
        substr(body, 1, ${round}::int * 37 % greatest(length(body), 1)),
        code, terms || copy_id::int, title_length, version,
        create_date + ${round}::int * interval '1 day', update_date + ${round}::int * interval '1 day'
      from copies`)
    total += count
  }
  await db.execute(sql.raw(index?.statement ?? ''))
  await db.execute(sql`vacuum analyze mxg_search_document`)
}
