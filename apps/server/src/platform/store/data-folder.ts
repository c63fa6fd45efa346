import { existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The data folder cannot be used. The message names a remedy. */
export class DataFolderError extends Error {
  override name = 'DataFolderError'
}

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'its disk is read-only',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'there is a file of this name',
  EISDIR: 'there is a folder where a file should be',
}

/**
 * Creates the data folder and its folder for files.
 * @throws DataFolderError if this process cannot write there
 */
export function prepareDataFolder(dataDir: string): void {
  const probe = path.join(dataDir, `.probe-${process.pid}`)
  try {
    makeFolder(path.join(dataDir, 'files'))
    writeFileSync(probe, 'x')
    rmSync(probe)
  } catch (cause) {
    const reason = describeReason(cause, dataDir)
    const message = `The data folder ${dataDir} cannot be written: ${reason}. Correct that, or set DATA_DIR to another folder.`
    throw new DataFolderError(message, { cause })
  }
}

/** The recursive option of `mkdirSync` reports ENOENT for a read-only disk. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another process has created it meanwhile.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
}

/** Describes why the operating system refuses access. */
export function describeReason(error: unknown, place: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'
  if (code !== 'EACCES' && code !== 'EPERM') return REASONS[code] ?? code
  const owner = readOwner(place)
  const user = process.getuid?.()
  return owner === undefined || owner === user
    ? `its permissions refuse user ${user}`
    : `it belongs to user ${owner}, and this process runs as user ${user}`
}

function readOwner(place: string): number | undefined {
  try {
    return statSync(place).uid
  } catch {
    return undefined
  }
}
