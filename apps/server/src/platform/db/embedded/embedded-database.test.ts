import { mkdtemp, rm } from 'node:fs/promises'
import type { Socket } from 'node:net'
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

it('answers concurrent statements with their own rows', async () => {
  const rows = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      queryRows<{ n: number }>(store.db, sql`select ${at}::int + 1 as n`),
    ),
  )
  expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1))
})

it('continues after failed statements inside and outside of transactions', async () => {
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

it('prepares repeated statements, and drops them when the connection is replaced', async () => {
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

it('executes nothing of a connection that was lost in the middle of a statement', async () => {
  const before = await countItems()
  const pool = (store.db as unknown as { $client: pg.Pool }).$client
  const client = await pool.connect()
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
  stream.write(createParseMessage("insert into item values (9000, 'lost')"))
  stream.write(createBindMessage())
  stream.write(createExecuteMessage())
  await new Promise((resolve) => setTimeout(resolve, 50))
  stream.destroy()
  client.release(true)
  expect(await countItems()).toBe(before)
  expect(await countItems()).toBe(before)
})

it('runs no statement of another caller inside a transaction', async () => {
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

it('stores and returns texts of several megabytes', async () => {
  const text = '墨'.repeat(2_000_000)
  const [row] = await queryRows<{ text: string }>(store.db, sql`select ${text}::text as text`)
  expect(row?.text).toBe(text)
})

it('does not block the calling thread during a long statement', async () => {
  let ticks = 0
  const timer = setInterval(() => void ticks++, 5)
  await store.db.execute(sql`select count(*) from generate_series(1, 3000000) a where a % 7 = 3`)
  clearInterval(timer)
  expect(ticks).toBeGreaterThan(10)
})

it('creates a dump that another database can start from', async () => {
  const copy = await openEmbedded({ dump: await store.dump?.() })
  expect(await queryRows(copy.db, sql`select name from item where id = 2`)).toEqual([{ name: 'b' }])
  await copy.close()
})

it('restarts with the same folder when its thread ends, and keeps committed rows', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-embedded-'))
  let thread: Worker | undefined
  const reasons: unknown[] = []
  const persistent = await openEmbedded({
    folder,
    createThread: (options) => {
      thread = createDatabaseThread(options)
      return thread
    },
    onRestart: (reason) => reasons.push(reason),
  })
  await persistent.db.execute(sql`create table item (id int)`)
  await persistent.db.execute(sql`insert into item values (7)`)
  await thread?.terminate()
  await expect
    .poll(() => queryRows(persistent.db, sql`select id from item`).catch(() => 'away'), {
      timeout: 15_000,
    })
    .toEqual([{ id: 7 }])
  expect(reasons).toHaveLength(1)
  await persistent.close()
  await rm(folder, { recursive: true })
}, 60_000)

/** A message of the PostgreSQL protocol: its type, its length and its fields. */
function createMessage(type: string, ...fields: (string | number)[]): Buffer {
  const body = Buffer.concat(
    fields.map((field) => {
      if (typeof field === 'string') return Buffer.from(`${field}\0`)
      const bytes = Buffer.alloc(2)
      bytes.writeInt16BE(field)
      return bytes
    }),
  )
  const length = Buffer.alloc(4)
  length.writeInt32BE(body.length + 4)
  return Buffer.concat([Buffer.from(type), length, body])
}

// An unnamed statement and portal without parameters.
const createParseMessage = (text: string) => createMessage('P', '', text, 0)
const createBindMessage = () => createMessage('B', '', '', 0, 0, 0)
const createExecuteMessage = () => createMessage('E', '', 0, 0)
