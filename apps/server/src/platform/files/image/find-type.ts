import { fileTypeFromBuffer } from 'file-type'

export type RasterFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** Detected type of a file. `animation`: an animated picture that cannot be processed. */
export type ImageKind = RasterFormat | 'svg' | 'animation' | undefined

const RASTER: Readonly<Record<string, RasterFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Detects the type from the bytes only, because names and declared types are not reliable. */
export async function findImageType(bytes: Uint8Array): Promise<ImageKind> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime === 'image/apng') return 'animation'
  if (found?.mime === 'image/avif' && isImageSequence(bytes)) return 'animation'
  if (found !== undefined && RASTER[found.mime] !== undefined) return RASTER[found.mime]
  const isText = found === undefined || /xml$/.test(found.mime)
  return isText && isSvg(bytes) ? 'svg' : undefined
}

/** The major brand of an animated AVIF. */
function isImageSequence(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'avis'
}

/** An XML file in UTF-8 with the root `svg`, possibly after declarations and comments. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return PROLOG.test(head)
}

const HEAD = 64 * 1024
const PROLOG =
  /^\s*(?:<\?(?:[^?]|\?(?!>))*\?>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE\s+svg\b[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s/>]/
