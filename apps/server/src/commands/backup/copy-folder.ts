import { constants } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'

/**
 * Copies what lies below a folder that is in use: what is being written is left out, and so is what goes meanwhile.
 * @returns how many files were copied
 */
export async function copyFolder(source: string, target: string): Promise<number> {
  const entries = await readdir(source, { withFileTypes: true, recursive: true }).catch(unlessGone)
  await mkdir(target, { recursive: true, mode: 0o700 })
  let count = 0
  for (const entry of entries ?? []) {
    // Names of unfinished files begin with a dot.
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const from = path.join(entry.parentPath, entry.name)
    const to = path.join(target, path.relative(source, from))
    await mkdir(path.dirname(to), { recursive: true })
    const copied = copyFile(from, to, constants.COPYFILE_FICLONE).then(() => true)
    if (await copied.catch(unlessGone)) count += 1
  }
  return count
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}
