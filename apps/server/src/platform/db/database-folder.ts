import { accessSync, constants, existsSync, readdirSync, readFileSync, statfsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { describeReason } from '../store/data-folder.ts'
import { openEmbedded, type Store } from './client.ts'

/** The folder of the embedded database cannot be used; the message says what to do. Nothing in it was touched. */
export class DatabaseFolderError extends Error {
  override name = 'DatabaseFolderError'
}

/** Major version of PostgreSQL in PGlite, as it stands in `PG_VERSION`. */
export const EMBEDDED_VERSION = 18
/** Without one of these it is no database, or a part of one. */
const PARTS = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact', 'postgresql.conf']
/** Bytes. A new database with the demonstration content takes about 60 MB. */
const SPACE = 80_000_000

const ELSEWHERE = 'set DATA_DIR to another folder'

/**
 * Opens the embedded database of a data folder whose lock the caller holds, and makes it where there is none. It is made
 * beside its place and renamed when it is whole, so that a start that was cut leaves nothing in the way of the next.
 * @throws DatabaseFolderError
 */
export async function openDatabaseFolder(
  dataDir: string,
  open: (folder: string) => Promise<Store> = (folder) => openEmbedded({ folder }),
): Promise<Store> {
  const folder = path.join(dataDir, 'pg')
  const unfinished = path.join(dataDir, 'pg.unfinished')
  await rm(unfinished, { recursive: true, force: true })
  if (isThere(folder)) checkDatabase(folder)
  else await create(folder, unfinished, open)
  return open(folder).catch((cause) => {
    const message = `The database in ${folder} cannot be opened (${nameOf(cause)}). Restore a backup (pnpm restore), or ${ELSEWHERE}.`
    throw new DatabaseFolderError(message, { cause })
  })
}

async function create(
  folder: string,
  unfinished: string,
  open: (folder: string) => Promise<Store>,
): Promise<void> {
  const place = path.dirname(folder)
  checkSpace(place, folder)
  try {
    const store = await open(unfinished)
    await store.close()
    await rename(unfinished, folder)
  } catch (cause) {
    await rm(unfinished, { recursive: true, force: true }).catch(() => {})
    checkSpace(place, folder)
    const message = `The database ${folder} cannot be made (${nameOf(cause)}). Correct that, or ${ELSEWHERE}.`
    throw new DatabaseFolderError(message, { cause })
  }
}

function checkSpace(place: string, folder: string): void {
  const { bavail, bsize } = statfsSync(place)
  const free = bavail * bsize
  if (free >= SPACE) return
  const [has, needs] = [free, SPACE].map((bytes) => `${Math.floor(bytes / 1_000_000)} MB`)
  throw new DatabaseFolderError(
    `The disk is full: a new database in ${folder} needs ${needs}, and ${has} are free. Make room, or ${ELSEWHERE}.`,
  )
}

/** An empty folder is none: it stands for a place where one is to be. */
function isThere(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch (cause) {
    if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT') return false
    throw unusable(folder, cause)
  }
}

function checkDatabase(folder: string): void {
  const { R_OK, W_OK, X_OK } = constants
  checkAccess(folder, folder, R_OK | W_OK | X_OK)
  const missing = PARTS.find((part) => !existsSync(path.join(folder, part)))
  if (missing !== undefined) {
    const remedy = `If it never held anything, delete it and start again; else restore a backup (pnpm restore), or ${ELSEWHERE}.`
    const message = `The database folder ${folder} is incomplete: ${missing} is missing, as after a first start that was cut. ${remedy}`
    throw new DatabaseFolderError(message)
  }
  checkVersion(folder)
  checkAccess(folder, path.join(folder, 'global/pg_control'), R_OK | W_OK)
}

function checkAccess(folder: string, place: string, mode: number): void {
  try {
    accessSync(place, mode)
  } catch (cause) {
    throw unusable(folder, cause)
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
    `The database in ${folder} was written by PostgreSQL ${JSON.stringify(text.slice(0, 20))}, and this program holds ${EMBEDDED_VERSION}. ${remedy}, or ${ELSEWHERE}.`,
  )
}

function readVersion(folder: string): string {
  try {
    return readFileSync(path.join(folder, 'PG_VERSION'), 'utf8')
  } catch (cause) {
    throw unusable(folder, cause)
  }
}

function unusable(folder: string, cause: unknown): DatabaseFolderError {
  const message = `The database folder ${folder} cannot be used: ${describeReason(cause, folder)}. Correct that, or ${ELSEWHERE}.`
  return new DatabaseFolderError(message, { cause })
}

/** PGlite's file system throws objects that are no errors. */
function nameOf(cause: unknown): string {
  if (cause instanceof Error) return cause.message.slice(0, 200) || cause.name
  const number: unknown =
    typeof cause === 'object' && cause !== null ? Reflect.get(cause, 'errno') : undefined
  return `system error ${typeof number === 'number' ? number : 'unknown'}`
}
