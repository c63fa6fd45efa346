import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Absolute path of the repository, independent of the working directory. */
export const root = path.resolve(fileURLToPath(new URL('../../../', import.meta.url)))

/** Folder of downloads: the pinned pnpm and, if needed, a current Node. */
export const runtimeDir = path.join(root, '.runtime')

/** The pnpm version pinned by `packageManager`, without its integrity suffix. */
export function pinnedPnpm() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  return packageManager.split('@')[1].split('+')[0]
}
