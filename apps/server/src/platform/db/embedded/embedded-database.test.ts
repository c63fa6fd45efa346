import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Worker } from 'node:worker_threads'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openEmbedded, queryRows, type Store } from '../client.ts'
import { createDatabaseThread } from './embedded-database.ts'

let store: Store
beforeAll(async () => {
  store = await openEmbedded({})
  await store.db.execute(sql`create table item (id int primary key, name text)`)
})
afterAll(() => store.close())

const countItems = async () => {
  const [row] = await queryRows<{ count: string | number }>(
    store.db,
    sql`select count(*) as count from item`,
  )
  return Number(row?.count)
}

it('answers many statements at once, each with its own rows', async () => {
  const rows = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      queryRows<{ n: number }>(store.db, sql`select ${at}::int + 1 as n`),
    ),
  )
  expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
})

it('goes on after statements that fail, inside of transactions and outside', async () => {
  const before = await countItems()
  for (let time = 0; time < 20; time += 1) {
    const failing = [
      store.db.execute(sql`select * from no_such_table where id = ${time}`),
      store.db.execute(sql`selec ${time}`),
      store.db.transaction(async (tx) => {
        await tx.execute(sql`insert into item values (1000, ${String(time)})`)
        await tx.execute(sql`insert into item values (1000, ${String(time)})`)
      }),
    ]
    const ended = await Promise.allSettled([...failing, countItems()])
    expect(ended.map(({ status }) => status)).toEqual([
      'rejected',
      'rejected',
      'rejected',
      'fulfilled',
    ])
  }
  expect(await countItems()).toBe(before)
})

it('prepares statements that are sent again and again, and none after its connection is replaced', async () => {
  const addOne = async (n: number) =>
    (await queryRows<{ n: number }>(store.db, sql`select ${n}::int + 1 as n`))[0]?.n
  const countPrepared = async () =>
    Number(
      (
        await queryRows<{ count: string | number }>(
          store.db,
          sql`select count(*) as count from pg_prepared_statements`,
        )
      )[0]?.count,
    )
  for (let n = 0; n < 5; n += 1) expect(await addOne(n)).toBe(n + 1)
  expect(await countPrepared()).toBeGreaterThan(0)
  const client = await (store.db as unknown as { $client: pg.Pool }).$client.connect()
  client.release(true)
  expect(await countPrepared()).toBe(0)
  for (let n = 0; n < 5; n += 1) expect(await addOne(n)).toBe(n + 1)
})

it('keeps a statement of another caller out of a transaction', async () => {
  const inside = expect(
    store.db.transaction(async (tx) => {
      await tx.execute(sql`insert into item values (1, 'a')`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      throw new Error('take it back')
    }),
  ).rejects.toThrow('take it back')
  await store.db.execute(sql`insert into item values (2, 'b')`)
  await inside
  expect(await queryRows(store.db, sql`select id from item order by id`)).toEqual([{ id: 2 }])
})

it('takes and gives texts of several megabytes', async () => {
  const text = '墨'.repeat(2_000_000)
  const [row] = await queryRows<{ text: string }>(store.db, sql`select ${text}::text as text`)
  expect(row?.text).toBe(text)
})

it('leaves the calling thread free during a long statement', async () => {
  let ticks = 0
  const timer = setInterval(() => void ticks++, 5)
  await store.db.execute(sql`select count(*) from generate_series(1, 3000000) a where a % 7 = 3`)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})

it('gives a dump that another database starts with', async () => {
  const copy = await openEmbedded({ dump: await store.dump?.() })
  expect(await queryRows(copy.db, sql`select name from item where id = 2`)).toEqual([{ name: 'b' }])
  await copy.close()
})

it('starts again over the same folder when its thread ends, and keeps what was committed', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-embedded-'))
  let thread: Worker | undefined
  const reasons: unknown[] = []
  const kept = await openEmbedded({
    folder,
    createThread: (options) => {
      thread = createDatabaseThread(options)
      return thread
    },
    onRestart: (reason) => reasons.push(reason),
  })
  await kept.db.execute(sql`create table item (id int)`)
  await kept.db.execute(sql`insert into item values (7)`)
  await thread?.terminate()
  await expect
    .poll(() => queryRows(kept.db, sql`select id from item`).catch(() => 'away'), {
      timeout: 15_000,
    })
    .toEqual([{ id: 7 }])
  expect(reasons).toHaveLength(1)
  await kept.close()
  await rm(folder, { recursive: true })
}, 60_000)
