import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../config.ts'
import { openEmbedded, openPostgres } from '../../platform/db/client.ts'
import { lockDataFolder } from '../../platform/store/data-lock.ts'
import { BackupError } from './backup-error.ts'
import type { CommandContext } from './command-context.ts'
import { copy } from './copy.ts'
import { copyFolder } from './copy-folder.ts'
import { databaseFile, FOLDERS, readManifest } from './manifest.ts'
import { type Environment, runPostgresTool } from './run-postgres-tool.ts'

/**
 * Restores a backup into an empty data folder and database. Existing data is never overwritten.
 * @throws BackupError
 */
export async function restoreBackup(
  config: Config,
  folder: string,
  { report, env }: CommandContext,
): Promise<void> {
  const { dataDir, databaseUrl } = config
  const { kind } = await readManifest(folder)
  if (kind !== (databaseUrl === undefined ? 'pglite' : 'postgres')) {
    throw new BackupError(copy.otherKind[kind])
  }
  if (['pg', ...FOLDERS].some((name) => existsSync(path.join(dataDir, name)))) {
    throw new BackupError(copy.notEmpty(dataDir))
  }
  const lock = lockDataFolder(dataDir, process.pid)
  try {
    report(copy.database(kind === 'pglite' ? 'PGlite' : 'PostgreSQL'))
    const file = databaseFile(folder)
    if (databaseUrl === undefined) await restoreEmbedded(file, path.join(dataDir, 'pg'))
    else await restorePostgres(file, databaseUrl, env)
    report(copy.files)
    let count = 0
    for (const name of FOLDERS) {
      count += await copyFolder(path.join(folder, name), path.join(dataDir, name))
    }
    report(copy.restored(count))
  } finally {
    lock.release()
  }
}

async function restoreEmbedded(file: string, target: string): Promise<void> {
  const dump = new Blob([await readFile(file)], { type: 'application/x-gzip' })
  const store = await openEmbedded({ folder: target, dump })
  await store.ping()
  await store.close()
}

async function restorePostgres(file: string, databaseUrl: string, env: Environment): Promise<void> {
  const store = await openPostgres(databaseUrl)
  try {
    const tables = await store.pool?.query("select 1 from pg_tables where schemaname = 'public'")
    if (tables?.rowCount) throw new BackupError(copy.databaseNotEmpty)
  } finally {
    await store.close()
  }
  const options = ['--exit-on-error', '--single-transaction', '--no-owner']
  const { pathname } = new URL(databaseUrl)
  const name = decodeURIComponent(pathname.slice(1))
  await runPostgresTool('pg_restore', databaseUrl, [...options, `--dbname=${name}`, file], env)
}
