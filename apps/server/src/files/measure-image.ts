import sharp from 'sharp'
import type { AppContext } from '../context.ts'
import { getImageSize } from '../domains/file/queries.ts'
import { decodeKey, findStoredFile } from './find-file.ts'

const PREFIX = '/files/'

/** The size of one of our own pictures, so that a page keeps its place while it loads. */
export async function measureImage(
  { db, filesDir }: Pick<AppContext, 'db' | 'filesDir'>,
  src: string,
): Promise<{ src: string; width: number; height: number } | undefined> {
  if (!src.startsWith(PREFIX)) return undefined
  const url = src.split(/[?#]/, 1)[0] ?? ''
  const uploaded = await getImageSize(db, url)
  if (uploaded !== undefined) return { src, ...uploaded }
  const key = decodeKey(url.slice(PREFIX.length))
  const file = key === undefined ? undefined : await findStoredFile(filesDir, key)
  if (file === undefined) return undefined
  try {
    const { autoOrient } = await sharp(file.path).metadata()
    return { src, width: autoOrient.width, height: autoOrient.height }
  } catch {
    // Not a picture, whatever its name says: the text keeps its link, without a size.
    return undefined
  }
}
