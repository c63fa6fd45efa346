import sharp from 'sharp'
import type { Ground } from './picture.ts'

/** px of the longest side of the sample. */
const SAMPLE = 64
/** Above this share of ink a picture is opaque, apart from smooth edges. */
const OPAQUE = 0.98
/** A drawing of light lines: at most this share of ink, with at least this lightness. From 0 to 1. */
const MAX_LINES = 0.5
const MIN_LIGHTNESS = 0.75

/** The ground that a raster picture needs; undefined for an opaque one. @throws errors of the decoder */
export async function findGround(bytes: Uint8Array): Promise<Ground | undefined> {
  const { data, info } = await sharp(bytes)
    .resize({ width: SAMPLE, height: SAMPLE, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let ink = 0
  let light = 0
  for (let at = 0; at + 3 < data.length; at += info.channels) {
    const alpha = (data[at + 3] ?? 0) / 255
    const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
    ink += alpha
    light += (alpha * (0.2126 * red + 0.7152 * green + 0.0722 * blue)) / 255
  }
  const share = ink / (info.width * info.height)
  if (share > OPAQUE) return undefined
  return share <= MAX_LINES && light / ink >= MIN_LIGHTNESS ? 'dark' : 'light'
}
