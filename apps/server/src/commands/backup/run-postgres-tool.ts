import { spawn } from 'node:child_process'
import { BackupError } from './backup-error.ts'
import { copy } from './copy.ts'

/** Environment variables that the programs inherit, for example PATH and LANG. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Runs pg_dump or pg_restore. The database address is passed as environment variables because all users of the machine
 * can read the arguments of a process.
 * @throws BackupError with the error output of the program
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
  let errorOutput = ''
  child.stderr.on('data', (piece) => {
    errorOutput += piece
  })
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new BackupError(copy.noProgram(name))))
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupError(copy.failed(name, errorOutput.trim())))
    })
  })
}
