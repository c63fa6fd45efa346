import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkPath, mostBytesOf } from '../../platform/files/resource/archive.ts'
import { readZip, type ZipEntry } from '../../platform/files/resource/list-zip.ts'
import { copy } from './copy.ts'
import { PICTURE_NAME } from './pictures.ts'
import { isPassedBy } from './scan.ts'

export interface Unpacked {
  readonly folder: string
  /** By which its files are known again: the zip's own name, since the folder is another one each time. */
  readonly name: string
  readonly remove: () => Promise<void>
}

/** More than a blog or what a person took along has, fewer than fill a disk with their names alone. */
const MAX_FILES = 500_000

/**
 * Unpacks what may be imported of a zip into a folder of its own, after looking whether it could do harm: paths that leave
 * the folder, bombs.
 * @throws Error with a sentence for the person who imports
 */
export async function unpackZip(file: string): Promise<Unpacked> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-import-'))
  const remove = () => rm(folder, { recursive: true, force: true })
  try {
    await checkSize(file)
    for await (const { name, open } of readFiles(file)) {
      const target = path.join(folder, name)
      await mkdir(path.dirname(target), { recursive: true })
      await pipeline(await open(), createWriteStream(target))
    }
    return { folder, name: path.parse(file).name, remove }
  } catch (cause) {
    await remove()
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(copy.badZip(reason), { cause })
  }
}

async function checkSize(file: string): Promise<void> {
  const most = mostBytesOf((await stat(file)).size)
  let bytes = 0
  let count = 0
  for await (const { size } of readFiles(file)) {
    bytes += size
    count += 1
    if (bytes > most) throw new Error(copy.hugeZip)
    if (count > MAX_FILES) throw new Error(copy.tooManyFiles(MAX_FILES))
  }
}

/** Without links, folders and what is passed by in folders too; pictures may stand anywhere. */
async function* readFiles(file: string): AsyncGenerator<ZipEntry, void> {
  for await (const entry of readZip(file)) {
    const { name, isLink } = entry
    checkPath(name)
    if (isLink || name.endsWith('/')) continue
    if (!isPassedBy(path.posix.normalize(name)) || PICTURE_NAME.test(name)) yield entry
  }
}
