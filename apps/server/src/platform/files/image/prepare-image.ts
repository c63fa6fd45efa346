import pLimit from 'p-limit'
import { DomainError } from '../../http/errors.ts'
import { copy } from '../copy.ts'
import { cleanSvg } from './clean-svg.ts'
import { findImageType } from './find-type.ts'
import type { Picture } from './picture.ts'
import { prepareRaster } from './prepare-raster.ts'

/** Pictures that are decoded side by side; each may take some hundred megabytes. */
const atOnce = pLimit(2)

/**
 * Makes a picture out of what somebody sent, whatever they called it.
 * @throws DomainError `refused`, saying why it cannot be one
 */
export async function prepareImage(bytes: Uint8Array): Promise<Picture> {
  if (bytes.length === 0) throw new DomainError('refused', copy.empty)
  const type = await findImageType(bytes)
  if (type === undefined) throw new DomainError('refused', copy.unknownType)
  if (type === 'animation') throw new DomainError('refused', copy.animatedPng)
  return type === 'svg' ? prepareSvg(bytes) : atOnce(() => prepareRaster(bytes, type))
}

function prepareSvg(bytes: Uint8Array): Picture {
  const { text, width, height } = cleanSvg(bytes)
  return {
    bytes: Buffer.from(text),
    extension: 'svg',
    mediaType: 'image/svg+xml',
    width,
    height,
    renditions: [],
  }
}
