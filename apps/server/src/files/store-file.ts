import { createHash, randomUUID } from 'node:crypto'
import { mkdir, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Kinds of files that keep their extension; everything else becomes `.bin` and is only ever saved. */
const KEPT = new Set(
  'avif csv doc docx epub gif gz jpeg jpg json md mp3 mp4 pdf png ppt pptx svg tar txt webm webp xls xlsx zip'.split(
    ' ',
  ),
)

/**
 * Keeps bytes under a name made from them, so that the same file is kept once and an address never
 * changes what it shows.
 * @param folder below the files folder, e.g. `import`
 * @param name where the extension comes from
 * @returns the address, beginning with `/files/`
 */
export async function storeFile(
  filesDir: string,
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const extension = path.extname(name).slice(1).toLowerCase()
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const stored = `${digest}.${KEPT.has(extension) ? extension : 'bin'}`
  const target = path.join(filesDir, folder, stored)
  const address = `/files/${folder}/${stored}`
  if (await stat(target).catch(() => undefined)) return address
  await mkdir(path.dirname(target), { recursive: true })
  // Written aside first: a file that is there is whole.
  const unfinished = path.join(path.dirname(target), `.${randomUUID()}`)
  await writeFile(unfinished, bytes)
  await rename(unfinished, target)
  return address
}
