import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createLogger } from '@mozhan/operations'
import { parseConfig } from '../src/config.ts'
import { type AppContext, closeContext, createContext } from '../src/context.ts'
import { openPostgres } from '../src/platform/db/client.ts'
import { users } from '../src/platform/db/schema/index.ts'
import { IDS } from './_content.ts'
import { IMPORT_SECRET } from './_util.ts'
import { sharedWorkers } from './_workers.ts'

/** A data folder for one instance, or for several that share it. */
export function makeDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), 'mozhan-test-'))
}

/** One of several servers on a PostgreSQL database with two users. */
export async function openInstance(
  url: string,
  { dataDir = makeDataDir(), clock }: { dataDir?: string; clock?: () => Date } = {},
): Promise<{ context: AppContext; close: () => Promise<void> }> {
  const store = await openPostgres(url)
  await store.migrate()
  const config = parseConfig({ DATA_DIR: dataDir, SITE_INVALIDATION_URLS: '', RATE_LIMITS: 'off' })
  const logger = createLogger('silent')
  const context = await createContext({
    config,
    store,
    logger,
    workers: sharedWorkers,
    importSecret: IMPORT_SECRET,
    clock,
  })
  await store.db
    .insert(users)
    .values([
      { id: IDS.lan, username: 'lan', nickName: '阿岚' },
      { id: IDS.zhou, username: 'zhou', nickName: '小舟' },
    ])
    .onConflictDoNothing()
  const close = async () => {
    await closeContext(context)
    await store.close()
  }
  return { context, close }
}
