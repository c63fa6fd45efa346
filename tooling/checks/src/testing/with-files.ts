import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Runs a check over a temporary folder.
 * @param files contents by path
 */
export function withFiles(files: Record<string, string>, check: (root: string) => void): void {
  const root = mkdtempSync(path.join(tmpdir(), 'checks-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
      writeFileSync(path.join(root, file), text)
    }
    check(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}
