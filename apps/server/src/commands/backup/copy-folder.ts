import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies a folder recursively while it is in use. Skips incomplete files and files that are deleted during the copy.
 * @returns the number of copied files
 */
export async function copyFolder(source: string, target: string): Promise<number> {
  const entries = await readdir(source, { withFileTypes: true, recursive: true }).catch(
    ignoreMissing,
  )
  await mkdir(target, { recursive: true, mode: 0o700 })
  let count = 0
  for (const entry of entries ?? []) {
    // The name of an incomplete file starts with a dot.
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const from = path.join(entry.parentPath, entry.name)
    const to = path.join(target, path.relative(source, from))
    await mkdir(path.dirname(to), { recursive: true })
    const copied = copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true)
    if (await copied.catch(ignoreMissing)) count += 1
  }
  return count
}

function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
