import { randomBytes } from 'node:crypto'
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a small file atomically, readable by its owner only. */
export function writeAtomically(file: string, text: string): void {
  const unfinished = writeTemporary(file, text)
  renameSync(unfinished, file)
}

/**
 * Creates a file atomically; with concurrent calls, only one process writes it.
 * @returns whether this process wrote it
 */
export function createAtomically(file: string, text: string): boolean {
  const unfinished = writeTemporary(file, text)
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    // A file system without hard links, such as exFAT: readers may see the file before its content.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS')
      return writeExclusively(file, text)
    throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function writeTemporary(file: string, text: string): string {
  const unfinished = `${file}.${randomBytes(8).toString('hex')}.unfinished`
  writeFileSync(unfinished, text, { flag: 'wx', mode: 0o600, flush: true })
  return unfinished
}

function writeExclusively(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: 'wx', mode: 0o600, flush: true })
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
}
