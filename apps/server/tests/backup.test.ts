import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { makeBackup } from '../src/commands/backup/make-backup.ts'
import { restoreBackup } from '../src/commands/backup/restore-backup.ts'
import { type Config, parseConfig } from '../src/config.ts'
import { closeServer, listen } from '../src/listen.ts'
import { type Database, openPostgres, queryRows, type Store } from '../src/platform/db/client.ts'
import { openDatabaseFolder } from '../src/platform/db/database-folder.ts'
import { createApi } from './_api.ts'
import { IDS } from './_content.ts'
import { createTestDatabase } from './_databases.ts'
import { describeOnEveryStore, IMPORT_SECRET } from './_util.ts'

const CONTEXT = { report: () => {}, env: process.env }

describeOnEveryStore('a backup of a running server', (getServer) => {
  let base: string
  let backup: string
  let listening: Server
  let source: Config
  let target: Config
  let restored: Store
  let drop = async () => {}

  beforeAll(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'mozhan-backup-'))
    backup = path.join(base, 'backup')
    const { context } = getServer()
    const { dataDir } = context.config
    await addFiles()
    await mkdir(path.join(dataDir, 'secrets'), { recursive: true })
    await writeFile(path.join(dataDir, 'secrets/token-secret'), 'a-secret')
    listening = await listen(createApp(context), {
      host: '127.0.0.1',
      port: 0,
      variable: 'API_PORT',
    })
    // The address of a TCP server is an object.
    const { port } = listening.address() as AddressInfo
    const note = { pid: process.pid, url: `http://127.0.0.1:${port}`, secret: IMPORT_SECRET }
    await writeFile(path.join(dataDir, 'server.json'), JSON.stringify(note))

    const empty = path.join(base, 'restored')
    await mkdir(empty)
    source = parseConfig({ DATA_DIR: dataDir, ...(await addressOf(context.store)) })
    target = parseConfig({ DATA_DIR: empty, ...(await emptyDatabase(context.store)) })
    await makeBackup(source, backup, CONTEXT)
    await restoreBackup(target, backup, CONTEXT)
    restored =
      target.databaseUrl === undefined
        ? await openDatabaseFolder(empty)
        : await openPostgres(target.databaseUrl)
  }, 120_000)
  afterAll(async () => {
    await restored?.close()
    if (listening) await closeServer(listening)
    await drop()
    await rm(base, { recursive: true, force: true })
  })

  it('restores every row of every table', async () => {
    const stored = await readTables(getServer().context.db)
    const rows = await readTables(restored.db)
    expect([...rows.keys()]).toEqual([...stored.keys()])
    for (const [table, expected] of stored)
      expect({ table, rows: rows.get(table) }).toEqual({ table, rows: expected })
    const filled = [...stored].filter(([, each]) => each.length > 0).map(([table]) => table)
    expect(filled).toEqual(
      expect.arrayContaining([
        'drizzle.__drizzle_migrations',
        'public.mxg_article',
        'public.mxg_search_document',
        'public.sys_user',
      ]),
    )
    expect(filled.length).toBeGreaterThan(15)
  })

  it('restores indexes and constraints', async () => {
    const stored = await readStructure(getServer().context.db)
    expect(stored.length).toBeGreaterThan(100)
    expect(await readStructure(restored.db)).toEqual(stored)
  })

  it('reuses no number of a sequence', async () => {
    const stored = await readSequences(getServer().context.db)
    const numbers = await readSequences(restored.db)
    expect([...numbers.keys()]).toEqual([...stored.keys()])
    // The embedded database may skip numbers, as after a crash.
    for (const [name, last] of stored) expect(numbers.get(name)).toBeGreaterThanOrEqual(last)
  })

  it('restores every file and every secret', async () => {
    for (const folder of ['files', 'secrets']) {
      const stored = await readFiles(path.join(source.dataDir, folder))
      expect(stored.size).toBeGreaterThan(folder === 'files' ? 2 : 0)
      expect(await readFiles(path.join(target.dataDir, folder))).toEqual(stored)
    }
  })

  it('needs no migration, and is never restored over existing data', async () => {
    const before = await readTables(restored.db)
    await restored.migrate()
    expect(await readTables(restored.db)).toEqual(before)
    await expect(restoreBackup(target, backup, CONTEXT)).rejects.toThrow(target.dataDir)
    await expect(makeBackup(source, backup, CONTEXT)).rejects.toThrow(backup)
  })

  /** Two pictures and a shared file. */
  async function addFiles(): Promise<void> {
    const { file } = createApi(getServer(), IDS.lan)
    const create = { width: 40, height: 30, channels: 3, background: '#1f5f63' } as const
    const picture = await sharp({ create }).png().toBuffer()
    const negative = await sharp(picture).negate().jpeg().toBuffer()
    await file.uploadImage({ body: { file: new File([Buffer.from(picture)], '图.png') } })
    await file.uploadImage({ body: { file: new File([Buffer.from(negative)], 'b.jpg') } })
    await file.uploadResource({ body: { file: new File(['分享的文字'], '说明.txt') } })
  }

  async function addressOf({ kind, db }: Store): Promise<{ DATABASE_URL?: string }> {
    if (kind === 'pglite') return {}
    const [row] = await queryRows<{ name: string }>(db, sql`select current_database() as name`)
    const url = new URL(process.env.TEST_DATABASE_URL ?? '')
    url.pathname = `/${row?.name}`
    return { DATABASE_URL: url.href }
  }

  async function emptyDatabase({ kind }: Store): Promise<{ DATABASE_URL?: string }> {
    if (kind === 'pglite') return {}
    const database = await createTestDatabase()
    drop = database.drop
    return { DATABASE_URL: database.url }
  }
})

/** The rows of every table as text, sorted. */
async function readTables(db: Database): Promise<Map<string, string[]>> {
  const tables = await queryRows<{ name: string }>(
    db,
    sql`select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
      where schemaname not in ('pg_catalog', 'information_schema') order by 1`,
  )
  const contents = new Map<string, string[]>()
  for (const { name } of tables) {
    const rows = await queryRows<{ text: string }>(
      db,
      sql`select t::text as text from ${sql.raw(name)} t order by 1`,
    )
    contents.set(
      name,
      rows.map(({ text }) => text),
    )
  }
  return contents
}

async function readStructure(db: Database): Promise<string[]> {
  const rows = await queryRows<{ text: string }>(
    db,
    sql`select indexdef as text from pg_indexes where schemaname = 'public'
      union all select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
        from pg_constraint where connamespace = 'public'::regnamespace
      order by 1`,
  )
  return rows.map(({ text }) => text)
}

async function readSequences(db: Database): Promise<Map<string, number>> {
  const rows = await queryRows<{ name: string; last: number }>(
    db,
    sql`select sequencename as name, coalesce(last_value, 0)::int as last from pg_sequences order by 1`,
  )
  return new Map(rows.map(({ name, last }) => [name, last]))
}

async function readFiles(folder: string): Promise<Map<string, string>> {
  const contents = new Map<string, string>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = path.join(entry.parentPath, entry.name)
    contents.set(path.relative(folder, file), await readFile(file, 'base64'))
  }
  return contents
}
