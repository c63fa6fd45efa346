import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/** Creates a folder that is removed when the process ends. */
export function openFolder() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan-drill-'))
  // PostgreSQL and nginx run as other users.
  chmodSync(folder, 0o711)
  process.once('exit', () => {
    // Retries, because an exiting process may still write.
    rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  })
  return folder
}
