import { randomBytes } from 'node:crypto'
import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/** Writes a small file that its owner alone may read. Others find the old one or the new one, never a part. */
export function writeWhole(file: string, text: string): void {
  const unfinished = writeBeside(file, text)
  renameSync(unfinished, file)
}

/**
 * The same where there is none yet: of several processes at the same moment only one writes it.
 * @returns whether it was this one
 */
export function writeFirst(file: string, text: string): boolean {
  const unfinished = writeBeside(file, text)
  try {
    linkSync(unfinished, file)
    return true
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'EEXIST') return false
    // A disk without hard links, such as exFAT: a reader may find the file before its text.
    if (code === 'EPERM' || code === 'ENOTSUP' || code === 'ENOSYS')
      return writeExclusively(file, text)
    throw error
  } finally {
    rmSync(unfinished, { force: true })
  }
}

function writeBeside(file: string, text: string): string {
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
