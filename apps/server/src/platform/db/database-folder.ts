import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { describeReason } from '../store/data-folder.ts'
import { openEmbedded, type Store } from './client.ts'

/** The folder of the embedded database cannot be used. The message names a remedy. Nothing in the folder was changed. */
export class DatabaseFolderError extends Error {
  override name = 'DatabaseFolderError'
}

/** Major version of PostgreSQL in PGlite, as in `PG_VERSION`. */
export const EMBEDDED_VERSION = 18
/** Files without which the folder is no complete database. */
const REQUIRED_FILES = [
  'PG_VERSION',
  'global/pg_control',
  'base',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
]
/** Free bytes that a new database needs; with the demonstration content it takes about 60 MB. */
const REQUIRED_BYTES = 80_000_000

const DATA_DIR_HINT = 'set DATA_DIR to another folder'

/**
 * Opens the embedded database of a data folder, whose lock the caller holds, or creates it. A new database is created in
 * a temporary folder and renamed when it is complete, so that an interrupted start does not block the next one.
 * @throws DatabaseFolderError
 */
export async function openDatabaseFolder(
  dataDir: string,
  open: (folder: string) => Promise<Store> = (folder) => openEmbedded({ folder }),
): Promise<Store> {
  const folder = path.join(dataDir, 'pg')
  const unfinished = path.join(dataDir, 'pg.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  if (isFilled(folder)) checkDatabase(folder)
  else await create(folder, unfinished, open)
  return open(folder).catch((cause) => {
    const message = `The database in ${folder} cannot be opened (${nameOf(cause)}). Restore a backup (pnpm restore), or ${DATA_DIR_HINT}.`
    throw new DatabaseFolderError(message, { cause })
  })
}

async function create(
  folder: string,
  unfinished: string,
  open: (folder: string) => Promise<Store>,
): Promise<void> {
  const parent = path.dirname(folder)
  checkSpace(parent, folder)
  try {
    const store = await open(unfinished)
    await store.close()
    await rename(unfinished, folder)
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    checkSpace(parent, folder)
    const message = `The database ${folder} cannot be created (${nameOf(cause)}). Correct that, or ${DATA_DIR_HINT}.`
    throw new DatabaseFolderError(message, { cause })
  }
}

function checkSpace(parent: string, folder: string): void {
  const { bavail, bsize } = statfsSync(parent)
  const free = bavail * bsize
  if (free >= REQUIRED_BYTES) return
  const [has, needs] = [free, REQUIRED_BYTES].map((bytes) => `${Math.floor(bytes / 1_000_000)} MB`)
  throw new DatabaseFolderError(
    `The disk is full: a new database in ${folder} needs ${needs}, and ${has} are free. Make room, or ${DATA_DIR_HINT}.`,
  )
}

/** An empty folder counts as missing, for example a new mount point. */
function isFilled(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false
    throw toUnusableError(folder, cause)
  }
}

function checkDatabase(folder: string): void {
  const { R_OK, W_OK, X_OK } = constants
  checkAccess(folder, folder, R_OK | W_OK | X_OK)
  const missing = REQUIRED_FILES.find((part) => !existsSync(path.join(folder, part)))
  if (missing !== undefined) {
    const remedy = `If it never held anything, delete it and start again; else restore a backup (pnpm restore), or ${DATA_DIR_HINT}.`
    const message = `The database folder ${folder} is incomplete: ${missing} is missing, as after an interrupted first start. ${remedy}`
    throw new DatabaseFolderError(message)
  }
  checkVersion(folder)
  checkAccess(folder, path.join(folder, 'global/pg_control'), R_OK | W_OK)
}

function checkAccess(folder: string, parent: string, mode: number): void {
  try {
    accessSync(parent, mode)
  } catch (cause) {
    throw toUnusableError(folder, cause)
  }
}

function checkVersion(folder: string): void {
  const text = readVersion(folder).trim()
  const version = Number(text)
  if (version === EMBEDDED_VERSION) return
  const remedy =
    version > EMBEDDED_VERSION
      ? 'Run a newer release of this program'
      : 'Run the release that wrote it'
  throw new DatabaseFolderError(
    `The database in ${folder} was written by PostgreSQL ${JSON.stringify(text.slice(0, 20))}, and this program holds ${EMBEDDED_VERSION}. ${remedy}, or ${DATA_DIR_HINT}.`,
  )
}

function readVersion(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'PG_VERSION'), 'utf8')
  } catch (cause) {
    throw toUnusableError(folder, cause)
  }
}

function toUnusableError(folder: string, cause: unknown): DatabaseFolderError {
  const message = `The database folder ${folder} cannot be used: ${describeReason(cause, folder)}. Correct that, or ${DATA_DIR_HINT}.`
  return new DatabaseFolderError(message, { cause })
}

/** PGlite's file system throws objects that are no errors. */
function nameOf(cause: unknown): string {
  if (cause instanceof Error) return cause.message.slice(0, 200) || cause.name
  const number: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'errno') : undefined
  return `system error ${typeof number === 'number' ? number : 'unknown'}`
}
