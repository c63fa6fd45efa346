import sharp from 'sharp'
import { findStoredFile } from './find-file.ts'

const PREFIX = '/files/'

/** The size of one of our own pictures, so that a page keeps its place while it loads. */
export async function measureImage(
  filesDir: string,
  src: string,
): Promise<{ src: string; width: number; height: number } | undefined> {
  if (!src.startsWith(PREFIX)) return undefined
  const pathname = src.slice(PREFIX.length).split(/[?#]/, 1)[0] ?? ''
  const file = await findStoredFile(filesDir, pathname)
  if (file === undefined) return undefined
  try {
    const { autoOrient } = await sharp(file.path).metadata()
    return { src, width: autoOrient.width, height: autoOrient.height }
  } catch {
    // Not a picture, whatever its name says: the text keeps its link, without a size.
    return undefined
  }
}
