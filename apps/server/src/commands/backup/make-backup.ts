import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Config } from '../../config.ts'
import { openDatabaseFolder } from '../../platform/db/database-folder.ts'
import { lockDataFolder } from '../../platform/store/data-lock.ts'
import { findRunningServer } from '../running-server.ts'
import { BackupError } from './backup-error.ts'
import type { CommandContext } from './command-context.ts'
import { copy } from './copy.ts'
import { copyFolder } from './copy-folder.ts'
import { databaseFile, FOLDERS, writeManifest } from './manifest.ts'
import { runPostgresTool } from './run-postgres-tool.ts'

/**
 * Copies the database, the files and the secrets into a new folder, whether the server runs or not. The database is
 * dumped first: a file is stored before its row, so every file named by a dumped row is copied.
 * @throws BackupError
 */
export async function makeBackup(
  config: Config,
  folder: string,
  context: CommandContext,
): Promise<void> {
  const { report } = context
  if (existsSync(folder)) throw new BackupError(copy.exists(folder))
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  await dumpDatabase(config, databaseFile(unfinished), context)
  report(copy.files)
  let count = 0
  for (const name of FOLDERS) {
    count += await copyFolder(path.join(config.dataDir, name), path.join(unfinished, name))
  }
  if (config.s3) report(copy.bucket(config.s3.bucket))
  await writeManifest(unfinished, config.databaseUrl === undefined ? 'pglite' : 'postgres')
  // The rename is last: a folder with the final name is a complete backup.
  await rename(unfinished, folder)
  report(copy.finished(folder, count))
}

async function dumpDatabase(
  { dataDir, databaseUrl }: Config,
  file: string,
  { report, env }: CommandContext,
): Promise<void> {
  if (databaseUrl !== undefined) {
    report(copy.database('PostgreSQL'))
    return runPostgresTool('pg_dump', databaseUrl, ['--format=custom', `--file=${file}`], env)
  }
  const note = await findRunningServer(dataDir)
  report(copy.database(note === undefined ? copy.embedded.stopped : copy.embedded.running))
  if (note === undefined) return dumpEmbedded(dataDir, file)
  const headers = { 'x-import-secret': note.secret }
  const answer = await fetch(`${note.url}/internal/backup`, { headers })
  if (!answer.ok || answer.body === null) throw new Error(`HTTP ${answer.status}`)
  await pipeline(answer.body, createWriteStream(file, { mode: 0o600, flush: true }))
}

async function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  const lock = lockDataFolder(dataDir, process.pid)
  try {
    const store = await openDatabaseFolder(dataDir)
    try {
      const dump = await store.dump?.()
      if (dump !== undefined) await writeFile(file, dump.stream(), { mode: 0o600, flush: true })
    } finally {
      await store.close()
    }
  } finally {
    lock.release()
  }
}
