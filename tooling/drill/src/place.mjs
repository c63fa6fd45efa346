import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** A folder that goes with the process. */
export function openFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-drill-'))
  // PostgreSQL and nginx run as users of their own.
  chmodSync(folder, 0o711)
  process.once('exit', () => {
    // A process that is ending may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return folder
}
