import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DataFolderError } from './data-folder.ts'
import { writeAtomically } from './write-atomically.ts'

/** The lock of a data folder, held until `release()` or the end of the process. */
export interface DataLock {
  release(): void
}

/** Another process has the folder open. */
export class DataFolderLockedError extends Error {
  override name = 'DataFolderLockedError'
  readonly dataDir: string
  readonly holder: string

  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by ${holder}; stop that process or set DATA_DIR to another folder.`,
    )
    this.dataDir = dataDir
    this.holder = holder
  }
}

/**
 * Locks the data folder for this process. The embedded database has no lock of its own, and two processes would overwrite
 * each other's rows.
 *
 * The lock is a file lock of the operating system, taken through SQLite: it is atomic, works on every platform and ends with
 * the process, so that no stale lock remains after `kill -9`.
 * @throws DataFolderLockedError at once if another process (or this one) holds it
 * @throws DataFolderError if the lock file cannot be written
 */
export function lockDataFolder(dataDir: string, pid: number): DataLock {
  mkdirSync(dataDir, { recursive: true })
  const holderFile = path.join(dataDir, 'lock.json')
  const database = openExclusively(dataDir, holderFile)
  writeAtomically(holderFile, JSON.stringify({ pid, since: new Date().toISOString() }))
  let held = true
  return {
    release() {
      if (held) database.close()
      held = false
    },
  }
}

function openExclusively(dataDir: string, holderFile: string): DatabaseSync {
  const file = path.join(dataDir, 'lock.db')
  let database: DatabaseSync | undefined
  try {
    database = new DatabaseSync(file)
    database.exec('BEGIN EXCLUSIVE')
    return database
  } catch (cause) {
    database?.close()
    if (isBusy(cause)) throw new DataFolderLockedError(dataDir, readHolder(holderFile))
    const reason = cause instanceof Error ? cause.message : 'unknown error'
    const message = `The lock ${file} cannot be taken (${reason}). Let this user write it, delete it if no server runs, or set DATA_DIR to another folder.`
    throw new DataFolderError(message, { cause })
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}

function readHolder(holderFile: string): string {
  try {
    const { pid, since }: { pid?: unknown; since?: unknown } = JSON.parse(
      readFileSync(holderFile, 'utf8'),
    )
    return `process ${pid} (since ${since})`
  } catch {
    return 'another process'
  }
}
