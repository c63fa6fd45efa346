import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { listArchive } from '../files/resource/list-archive.ts'
import { decodeName, openZip } from '../files/resource/list-zip.ts'
import { copy } from './copy.ts'

/**
 * Unpacks a zip into a folder of its own, after looking whether it could do harm: paths that leave the folder, links, bombs.
 * @throws Error with a sentence for the person who imports
 */
export async function unpackZip(
  file: string,
): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await listArchive(file, file)
    const zip = await openZip(file)
    try {
      for await (const entry of zip.eachEntry()) {
        const name = decodeName(entry)
        if (name.endsWith('/')) continue
        const target = path.join(folder, name)
        await mkdir(path.dirname(target), { recursive: true })
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target))
      }
    } finally {
      zip.close()
    }
    return { folder, remove }
  } catch (cause) {
    await remove()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(copy.badZip(reason), { cause })
  }
}
