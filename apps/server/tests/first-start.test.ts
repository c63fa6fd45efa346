import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { demoContent } from '../src/commands/seed/demo/index.ts'
import type { ScratchDatabase } from '../src/platform/db/scratch-database.ts'
import { createTestDatabase } from './_databases.ts'
import { spawnServer, startProcess } from './_process.ts'

/** Advisory locks of this database only, because other tests hold some in theirs. */
const LOCKS = `pg_locks where locktype = 'advisory'
  and database = (select oid from pg_database where datname = current_database())`

/** ms after the first process has taken the start lock. */
const KILLED_AFTER = [0, 400, 1500]

describe.skipIf(!process.env.TEST_DATABASE_URL)(
  'the first start on an empty PostgreSQL (needs TEST_DATABASE_URL)',
  () => {
    let database: ScratchDatabase
    let client: pg.Client
    let env: Record<string, string>

    beforeEach(async () => {
      database = await createTestDatabase()
      client = new pg.Client({ connectionString: database.url })
      await client.connect()
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-first-'))
      env = { DATA_DIR: dataDir, DATABASE_URL: database.url }
    }, 60_000)
    afterEach(async () => {
      await client.end()
      await database.drop()
      await rm(env.DATA_DIR ?? '', { recursive: true, force: true })
    })

    async function count(what: string): Promise<number> {
      const { rows } = await client.query(`select count(*)::int as n from ${what}`)
      return rows[0].n
    }

    async function expectContentOnce(): Promise<void> {
      expect(await count('sys_user')).toBe(demoContent.users.length)
      expect(await count('mxg_article')).toBe(demoContent.articles.length)
      expect(await count('mxg_comment')).toBe(demoContent.comments.length)
    }

    it.each([1, 2])(
      'starts four processes concurrently with one set of content (round %i)',
      async () => {
        const starts = Array.from({ length: 4 }, () => startProcess(env))
        const outcomes = await Promise.allSettled(starts)
        try {
          for (const outcome of outcomes) expect(outcome.status).toBe('fulfilled')
          await expectContentOnce()
          const held = `${LOCKS} and classid = 314159 and objsubid = 2`
          expect(await count(held), 'numbers that are held').toBe(4)
          const secrets = readdirSync(path.join(env.DATA_DIR ?? '', 'secrets'))
          expect(secrets).toEqual(['refresh-secret', 'token-secret'])
        } finally {
          for (const outcome of outcomes) {
            if (outcome.status === 'rejected') continue
            outcome.value.child.kill('SIGKILL')
            await outcome.value.ended
          }
        }
      },
      300_000,
    )

    it('is completed by the next process when it is killed', async () => {
      for (const ms of KILLED_AFTER) {
        const { child, ended } = spawnServer(env)
        while ((await count(LOCKS)) === 0) {
          expect(child.exitCode).toBeNull()
          await sleep(10)
        }
        await sleep(ms)
        child.kill('SIGKILL')
        await ended
        // Its unfinished statements end with its connections.
        while ((await count("pg_stat_activity where application_name like 'mozhan%'")) > 0)
          await sleep(20)
        const isMade = (await count("pg_tables where tablename = 'sys_user'")) === 1
        if (ms === 0) expect(isMade && (await count('sys_user'))).toBeFalsy()
        else if (isMade && (await count('sys_user')) > 0) await expectContentOnce()
      }
      const { child, ended } = await startProcess(env)
      await expectContentOnce()
      child.kill('SIGKILL')
      await ended
    }, 300_000)
  },
)
