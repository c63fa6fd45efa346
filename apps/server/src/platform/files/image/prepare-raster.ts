import sharp, { type Sharp } from 'sharp'
import { DomainError } from '../../http/errors.ts'
import { copy } from '../copy.ts'
import { findGround } from './find-ground.ts'
import type { RasterFormat } from './find-type.ts'
import type { Picture, SmallerPicture } from './picture.ts'

/** Maximum number of decoded pixels of all frames, checked in the header before decoding. */
const MAX_PIXELS = 100_000_000
/** Maximum stored width; twice the width that a page shows. */
const MAX_WIDTH = 2560
/** Maximum side length; WebP and AVIF allow no longer ones. Animated pictures are never resized. */
const MAX_SIDE = 16_000
const RENDITION_WIDTHS = [320, 640, 1280]
const TIMEOUT_SECONDS = 60

const EXTENSIONS: Readonly<Record<RasterFormat, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  avif: 'avif',
}

/**
 * Encodes a picture again: upright, in sRGB, without metadata and without other data in the file. Animated pictures keep all
 * frames and have no renditions.
 * @throws DomainError `refused` for broken pictures and for too many pixels
 */
export async function prepareRaster(bytes: Uint8Array, format: RasterFormat): Promise<Picture> {
  const { isAnimated, hasAlpha, width, height } = await readHeader(bytes, format)
  const open = () => openPicture(bytes, isAnimated)
  const main = isAnimated ? open() : open().resize(toTargetSize(width, height))
  const { data, info } = await encode(main, format, isLossless(bytes, format))
  const frameHeight = info.pageHeight ?? info.height
  return {
    bytes: data,
    extension: EXTENSIONS[format],
    mediaType: `image/${format}`,
    width: info.width,
    height: frameHeight,
    ground: hasAlpha ? await attempt(() => findGround(data)) : undefined,
    renditions: isAnimated ? [] : await makeRenditions(open, info.width),
  }
}

async function readHeader(bytes: Uint8Array, format: RasterFormat) {
  const header = await attempt(() => sharp(bytes, { limitInputPixels: false }).metadata())
  // libvips detects the format itself; it must find the same one.
  const detected: string = header.format === 'heif' ? 'avif' : header.format
  if (detected !== format) throw new DomainError('refused', copy.broken)
  const frames = header.pages ?? 1
  const { width, height } = header.autoOrient
  if (width * height * frames > MAX_PIXELS) throw new DomainError('refused', copy.tooManyPixels)
  const isAnimated = frames > 1 && (format === 'gif' || format === 'webp')
  if (isAnimated && Math.max(width, height) > MAX_SIDE) {
    throw new DomainError('refused', copy.tooManyPixels)
  }
  return { isAnimated, hasAlpha: header.hasAlpha, width, height }
}

function openPicture(bytes: Uint8Array, isAnimated: boolean): Sharp {
  const picture = sharp(bytes, {
    animated: isAnimated,
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
  }).timeout({ seconds: TIMEOUT_SECONDS })
  return isAnimated ? picture : picture.autoOrient()
}

/** Resizes by the width, so that a long screenshot stays readable. */
function toTargetSize(width: number, height: number) {
  return {
    width: Math.min(MAX_WIDTH, width),
    height: Math.min(MAX_SIDE, height),
    fit: 'inside',
    withoutEnlargement: true,
  } as const
}

async function makeRenditions(open: () => Sharp, fullWidth: number): Promise<SmallerPicture[]> {
  const made: SmallerPicture[] = []
  for (const width of RENDITION_WIDTHS.filter((narrower) => narrower < fullWidth)) {
    const { data, info } = await attempt(() =>
      open().resize({ width }).webp({ quality: 80 }).toBuffer({ resolveWithObject: true }),
    )
    made.push({ bytes: data, width: info.width, height: info.height })
  }
  return made
}

function encode(picture: Sharp, format: RasterFormat, lossless: boolean) {
  const encoded = {
    png: () => picture.png(),
    jpeg: () => picture.jpeg({ quality: 88, progressive: true }),
    gif: () => picture.gif(),
    webp: () => picture.webp(lossless ? { lossless } : { quality: 88 }),
    avif: () => picture.avif({ quality: 65, effort: 2 }),
  }[format]()
  return attempt(() => encoded.toBuffer({ resolveWithObject: true }))
}

/** A lossless WebP stays lossless, because screenshots and drawings would blur. */
function isLossless(bytes: Uint8Array, format: RasterFormat): boolean {
  return (
    format === 'webp' && Buffer.from(bytes.subarray(0, 4096)).toString('latin1').includes('VP8L')
  )
}

/** Any error of the decoder means that the file is broken. */
async function attempt<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    throw Object.assign(new DomainError('refused', copy.broken), { cause })
  }
}
