import { spawn } from 'node:child_process'
import { BackupFailure } from './backup-failure.ts'
import { copy } from './copy.ts'

/** What the programs inherit: where they are, their language. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs pg_dump or pg_restore. The address goes through the environment: the list of processes shows arguments to everybody.
 * @throws BackupFailure with what the program said
 */
export function runPostgresTool(
  name: 'pg_dump' | 'pg_restore',
  databaseUrl: string,
  args: readonly string[],
  outer: Environment,
): Promise<void> {
  const url = new URL(databaseUrl)
  const sslMode = url.searchParams.get('sslmode')
  const env = {
    ...outer,
    PGHOST: url.hostname.replace(/^\[|\]$/g, ''),
    PGPORT: url.port || '5432',
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    ...(sslMode === null ? {} : { PGSSLMODE: sslMode }),
  }
  const child = spawn(name, args, { env, stdio: ['ignore', 'inherit', 'pipe'] })
  let words = ''
  child.stderr.on('data', (piece) => {
    words += piece
  })
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new BackupFailure(copy.noProgram(name))))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupFailure(copy.failed(name, words.trim())))
    })
  })
}
