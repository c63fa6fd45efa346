import { fileTypeFromBuffer } from 'file-type'

export type RasterFormat = 'png' | 'jpeg' | 'gif' | 'webp' | 'avif'

/** What a file is by its content. `animation`: pictures that move in a way that cannot be kept. */
export type ImageKind = RasterFormat | 'svg' | 'animation' | undefined

const RASTER: Readonly<Record<string, RasterFormat>> = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/avif': 'avif',
}

/** Looks at the bytes alone: names and declared types say nothing. */
export async function findImageType(bytes: Uint8Array): Promise<ImageKind> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined)
  if (found?.mime === 'image/apng') return 'animation'
  if (found?.mime === 'image/avif' && isImageSequence(bytes)) return 'animation'
  if (found !== undefined && RASTER[found.mime] !== undefined) return RASTER[found.mime]
  const isText = found === undefined || /xml$/.test(found.mime)
  return isText && isSvg(bytes) ? 'svg' : undefined
}

/** The major brand of an AVIF that moves. */
function isImageSequence(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'avis'
}

/** An XML file in UTF-8 whose root is `svg`, whatever declarations and comments stand before it. */
function isSvg(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, HEAD))
    .toString('utf8')
    .replace(/^\uFEFF/, '')
  return PROLOG.test(head)
}

const HEAD = 64 * 1024
const PROLOG =
  /^\s*(?:<\?(?:[^?]|\?(?!>))*\?>\s*|<!--(?:[^-]|-(?!->))*-->\s*|<!DOCTYPE\s+svg\b[^[>]*(?:\[[^\]]*\]\s*)?>\s*)*<svg[\s/>]/
