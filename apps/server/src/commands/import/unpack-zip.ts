import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { checkPath, maxBytesOf } from '../../platform/files/resource/archive.ts'
import { readZip, type ZipEntry } from '../../platform/files/resource/list-zip.ts'
import { copy } from './copy.ts'
import { PICTURE_NAME } from './pictures.ts'
import { isIgnored } from './scan.ts'

export interface Unpacked {
  readonly folder: string
  /** Name in the source keys of its files: that of the zip, because the folder has a random name. */
  readonly name: string
  readonly remove: () => Promise<void>
}

/** More than any blog or exported archive has, but few enough that their directory entries cannot fill a disk. */
const MAX_FILES = 500_000

/**
 * Unpacks the importable files of a zip into a temporary folder. Refuses paths outside of the folder and zip bombs.
 * @throws Error with a Chinese message for the operator
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
  const maxBytes = maxBytesOf((await stat(file)).size)
  let bytes = 0
  let count = 0
  for await (const { size } of readFiles(file)) {
    bytes += size
    count += 1
    if (bytes > maxBytes) throw new Error(copy.hugeZip)
    if (count > MAX_FILES) throw new Error(copy.tooManyFiles(MAX_FILES))
  }
}

/** The files of a zip without links, folders and ignored paths. Pictures are never ignored. */
async function* readFiles(file: string): AsyncGenerator<ZipEntry, void> {
  for await (const entry of readZip(file)) {
    const { name, isLink } = entry
    checkPath(name)
    if (isLink || name.endsWith('/')) continue
    if (!isIgnored(path.posix.normalize(name)) || PICTURE_NAME.test(name)) yield entry
  }
}
