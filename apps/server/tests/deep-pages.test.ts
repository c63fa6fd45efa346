import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { queryRows } from '../src/platform/db/client.ts'
import { ANCHOR_STEP } from '../src/platform/lists/anchors.ts'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore, type Statement, type TestServer } from './_util.ts'

const ROWS = 20_000
const SIZE = 20
const DEEP = 900
const _LIST = '/article/api/article/list'

describeOnEveryStore('a list of 20,000 articles', (getServer) => {
  const api = createApis(getServer)
  beforeAll(async () => {
    await fill(getServer())
  })

  const ask = async (body: object) => {
    const { statements } = getServer()
    statements.length = 0
    const data = await api().article.listArticles({ body: { size: SIZE, ...body } })
    const sent = statements.filter(isOfTheCall)
    let touched = 0
    for (const statement of sent) touched += await countTouchedRows(getServer(), statement)
    return { data, count: sent.length, touched }
  }

  it('touches no more rows on page 900 than on page 1 when it follows next', async () => {
    const first = await ask({ current: 1 })
    const before = await ask({ current: DEEP - 1 })
    const deep = await ask({ cursor: before.data.next })
    expect(deep.data.records).toHaveLength(SIZE)
    expect(deep.data.total).toBe(ROWS + 3)
    expect(deep.touched).toBeLessThanOrEqual(first.touched)
    expect(first.count).toBeLessThanOrEqual(4)
    expect(deep.count).toBe(first.count)
  })

  it('gives the same page by number as by next, and walks from the nearest anchor', async () => {
    const first = await ask({ current: 1 })
    const before = await ask({ current: DEEP - 1 })
    const byNext = await ask({ cursor: before.data.next })
    const byNumber = await ask({ current: DEEP })
    expect(idsOf(byNumber.data)).toEqual(idsOf(byNext.data))
    expect(byNumber.touched).toBeLessThanOrEqual(first.touched + ANCHOR_STEP)
    expect(byNumber.count).toBe(first.count)
  })

  it('is right after a change at the top: anchors of an older order are not used', async () => {
    const before = await ask({ current: DEEP })
    await api(IDS.lan).article.createArticle({
      body: { title: '最新', labelIds: [IDS.css], mdContent: '正文' },
    })
    const after = await ask({ current: DEEP })
    expect(idsOf(after.data).slice(1)).toEqual(idsOf(before.data).slice(0, -1))
  })

  it('does not repeat or skip when something is published between two pages', async () => {
    const first = await ask({ current: 1 })
    await api(IDS.lan).article.createArticle({
      body: { title: '插队', labelIds: [IDS.css], mdContent: '正文' },
    })
    const second = await ask({ cursor: first.data.next })
    const seen = [...idsOf(first.data), ...idsOf(second.data)]
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('keeps the other lists as narrow: by channel, by author, by heat', async () => {
    for (const filter of [
      { categoryId: IDS.frontend },
      { userId: IDS.lan },
      { sort: 'hot' as const },
    ]) {
      const { statements } = getServer()
      statements.length = 0
      await api().article.findArticles({ body: { size: SIZE, ...filter } })
      let touched = 0
      for (const statement of statements.filter(isOfTheCall)) {
        touched += await countTouchedRows(getServer(), statement)
      }
      expect(touched).toBeLessThan(SIZE * 10)
    }
  })
})

/** What the sites were told of an earlier change is struck off beside the calls. */
function isOfTheCall({ text }: Statement): boolean {
  return !text.includes('sys_refresh_outbox')
}

function idsOf(page: { records: { id: string }[] }): string[] {
  return page.records.map((row) => row.id)
}

/** Rows that read nothing but what the lists need; made by the database itself, as many as asked for. */
async function fill({ context: { db } }: TestServer): Promise<void> {
  const made = sql`generate_series(1, ${ROWS}) as n`
  const moment = sql`timestamptz '2020-01-01' + n * interval '1 minute'`
  await db.execute(sql`insert into mxg_article (id, user_id, title, summary, md_content, html_content,
      html_version, toc, excerpt, search_text, create_date, update_date)
    select 1000000000000000000 + n, ${IDS.lan}::bigint, '第' || n || '篇', '', '', '', 'x', '[]', '', '',
      ${moment}, ${moment} from ${made}`)
  for (const [kind, scope] of [
    [0, '0'],
    [1, IDS.frontend],
    [2, IDS.css],
    [3, IDS.lan],
  ] as const) {
    await db.execute(sql`insert into mxg_feed (kind, scope_id, target_id, update_date, create_date, heat)
      select ${kind}::smallint, ${scope}::bigint, 1000000000000000000 + n, ${moment}, ${moment}, n % 100
      from ${made}`)
    await db.execute(sql`update mxg_feed_count set total = total + ${ROWS}, version = version + 1
      where kind = ${kind} and scope_id = ${scope}::bigint`)
  }
  await db.execute(sql`insert into mxg_article_label (article_id, label_id)
    select 1000000000000000000 + n, ${IDS.css}::bigint from ${made}`)
  await db.execute(sql`analyze`)
}

/** What EXPLAIN says about a statement: rows that its scans have read, kept or thrown away. */
async function countTouchedRows({ context }: TestServer, statement: Statement): Promise<number> {
  const pieces = statement.text.split(/\$(\d+)/)
  const rebuilt = pieces.map((piece, index) =>
    index % 2 === 0 ? sql.raw(piece) : sql`${statement.params[Number(piece) - 1]}`,
  )
  const [row] = await queryRows<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    context.db,
    sql`explain (analyze, format json) ${sql.join(rebuilt)}`,
  )
  return row === undefined ? 0 : countScanned(row['QUERY PLAN'][0].Plan)
}

interface PlanNode {
  readonly 'Node Type': string
  readonly 'Actual Rows': number
  readonly 'Actual Loops': number
  readonly 'Rows Removed by Filter'?: number
  readonly Plans?: readonly PlanNode[]
}

function countScanned(node: PlanNode): number {
  const isScan = /Scan$/.test(node['Node Type']) && node['Node Type'] !== 'Subquery Scan'
  const own = isScan
    ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops']
    : 0
  return (node.Plans ?? []).reduce((sum, child) => sum + countScanned(child), own)
}
