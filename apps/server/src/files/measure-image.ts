import pLimit from 'p-limit'
import sharp from 'sharp'
import type { AppContext } from '../context.ts'
import { getImageSize } from '../domains/file/queries.ts'
import { decodeKey, findStoredFile } from './find-file.ts'

const PREFIX = '/files/'

/** Pictures of one text that are looked up at a time: a text may name thousands, and others write too. */
const AT_A_TIME = 4

interface MeasuredImage {
  readonly src: string
  readonly width: number
  readonly height: number
}

/** Makes what finds the sizes of our own pictures in one text, so that a page keeps its place while they load. */
export function createMeasureImage(context: Pick<AppContext, 'db' | 'filesDir'>) {
  const limit = pLimit(AT_A_TIME)
  return (src: string) => limit(() => measureImage(context, src))
}

async function measureImage(
  { db, filesDir }: Pick<AppContext, 'db' | 'filesDir'>,
  src: string,
): Promise<MeasuredImage | undefined> {
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
