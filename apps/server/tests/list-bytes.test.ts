import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { createApis } from './_api.ts'
import { IDS } from './_content.ts'
import { describeOnEveryStore } from './_util.ts'

/** A letter with many combining marks: one grapheme, 2 kB. */
const PILE = `a${'\u0301'.repeat(1000)}`
const KB = 1024

describeOnEveryStore('lists with long texts', (getServer) => {
  const api = createApis(getServer)
  const bytesOf = (data: unknown) => Buffer.byteLength(JSON.stringify(data))
  const run = (statement: ReturnType<typeof sql>) => getServer().context.db.execute(statement)
  const writeArticles = (count: number, from: number) =>
    run(sql`
      with written as (
        insert into mxg_article (id, user_id, title, summary, md_content, html_content, html_version, excerpt,
          search_text, toc, status, is_public)
        select ${from}::bigint + n, ${IDS.lan}, repeat('题', 255), repeat(${PILE}, 5), '', '', '1', '', '', '[]', 2, 1
        from generate_series(1, ${count}::int) n returning id
      ) select count(*) from written`)

  it('return letters within a byte limit, and all of them page by page', async () => {
    await run(sql`
      insert into sys_message (id, user_id, from_id, type, content, create_date)
      select 1000 + n, ${IDS.lan}, ${IDS.zhou}, 4, repeat(${PILE}, 50), now() from generate_series(1, 40) n`)
    const seen: string[] = []
    let cursor: string | undefined
    do {
      const body = { size: 30, ...(cursor === undefined ? {} : { cursor }) }
      const data = await api(IDS.lan).letter.listLetters({ params: { userId: IDS.zhou }, body })
      expect(bytesOf(data)).toBeLessThan(300 * KB)
      seen.push(...data.records.map((letter) => letter.id))
      cursor = data.next
      expect(data.total).toBe(40)
    } while (cursor !== undefined)
    expect(seen).toEqual(Array.from({ length: 40 }, (_, at) => String(1040 - at)))
  })

  it('return grouped notices with a few quotes and the total number', async () => {
    await run(sql`
      insert into sys_message (id, user_id, from_id, type, target_type, target_id, title, content, create_date)
      select 10000 + n, ${IDS.lan}, ${IDS.zhou}, 2, 'article', 100 + n / 50, repeat('题', 255), repeat('言', 200),
        timestamptz '2026-01-01' + n * interval '1 second' from generate_series(0, 1999) n`)
    const body = { type: 2, size: 40 }
    const data = await api(IDS.lan).message.findMessages({ body })
    expect(data.records).toHaveLength(40)
    expect(bytesOf(data)).toBeLessThan(700 * KB)
    const [first] = data.records
    expect(first).toMatchObject({ partCount: 50 })
    expect(first?.parts?.length).toBeLessThan(15)
    const whole = { type: 2, size: 100, groupOf: first?.id }
    const group = await api(IDS.lan).message.findMessages({ body: whole })
    expect(group.records).toHaveLength(50)
  })

  it('return the history with truncated summaries', async () => {
    await writeArticles(1000, 20_000)
    await run(sql`
      insert into mxg_history (user_id, target_type, target_id, view_date)
      select ${IDS.zhou}, 'article', 20000 + n, now() from generate_series(1, 1000) n`)
    const data = await api(IDS.zhou).history.listHistory({ params: { id: IDS.zhou } })
    expect(data).toHaveLength(1000)
    expect(bytesOf(data)).toBeLessThan(1500 * KB)
  })

  it('return likes with truncated summaries, while the text has the full one', async () => {
    await writeArticles(100, 30_000)
    await run(sql`
      insert into mxg_like (user_id, target_type, target_id)
      select ${IDS.zhou}, 'article', 30000 + n from generate_series(1, 100) n`)
    const body = { size: 100 }
    const data = await api(IDS.zhou).collect.listThumbs({ body })
    expect(data.records).toHaveLength(100)
    expect(bytesOf(data)).toBeLessThan(250 * KB)
    const whole = await api().article.getArticle({ params: { id: '30001' } })
    expect(whole.summary).toHaveLength(PILE.length * 5)
  })
})
