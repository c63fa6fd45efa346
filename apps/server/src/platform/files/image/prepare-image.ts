import pLimit from 'p-limit'
import { DomainError } from '../../http/errors.ts'
import { copy } from '../copy.ts'
import { cleanSvg } from './clean-svg.ts'
import { findImageType } from './find-type.ts'
import type { Picture } from './picture.ts'
import { prepareRaster } from './prepare-raster.ts'

/** Limits concurrent decoding, because each picture may take some hundred megabytes. */
const decodeLimit = pLimit(2)

/**
 * Converts an uploaded file to a picture. The declared name and type are ignored.
 * @throws DomainError `refused` with the reason
 */
export async function prepareImage(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length === 0) throw new DomainError('refused', copy.empty)
  const type = await findImageType(bytes)
  if (type === undefined) throw new DomainError('refused', copy.unknownType)
  if (type === 'animation') throw new DomainError('refused', copy.animatedPng)
  return type === 'svg' ? prepareSvg(bytes) : decodeLimit(() => prepareRaster(bytes, type))
}

function prepareSvg(bytes: Uint8Array): Picture {
  const { text, width, height } = cleanSvg(bytes)
  return {
    bytes: Buffer.from(text),
    extension: 'svg',
    mediaType: 'image/svg+xml',
    width,
    height,
    ground: 'light',
    renditions: [],
  }
}
