import { createHash } from 'node:crypto'
import path from 'node:path'
import { mediaTypeOf } from './media-type.ts'
import type { FileStorage } from './storage/storage.ts'

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
  storage: FileStorage,
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const extension = path.extname(name).slice(1).toLowerCase()
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const kept = KEPT.has(extension) ? extension : 'bin'
  const key = `${folder}/${digest}.${kept}`
  if (!(await storage.find(key))) await storage.put(key, bytes, mediaTypeOf(key))
  return `/files/${key}`
}
