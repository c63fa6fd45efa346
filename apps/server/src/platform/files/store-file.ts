import { createHash } from 'node:crypto'
import path from 'node:path'
import { mediaTypeOf } from './media-type.ts'
import type { FileStorage } from './storage/storage.ts'

/** Extensions that are kept. All other files become `.bin` and are always downloaded. */
const STORED_EXTENSIONS = new Set(
  'avif csv doc docx epub gif gz jpeg jpg json md mp3 mp4 pdf png ppt pptx svg tar txt webm webp xls xlsx zip'.split(
    ' ',
  ),
)

/**
 * Stores bytes under a name derived from their digest, so that the same file is stored once and the content of an address
 * never changes.
 * @param folder folder below the files folder, e.g. `import`
 * @param name file name with the extension
 * @returns the address, starting with `/files/`
 */
export async function storeFile(
  storage: FileStorage,
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const extension = path.extname(name).slice(1).toLowerCase()
  const digest = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const storedExtension = STORED_EXTENSIONS.has(extension) ? extension : 'bin'
  const key = `${folder}/${digest}.${storedExtension}`
  if (!(await storage.find(key))) await storage.put(key, bytes, mediaTypeOf(key))
  return `/files/${key}`
}
