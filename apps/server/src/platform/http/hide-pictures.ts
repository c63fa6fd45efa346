import { isPictureAddress, type PictureAddressOptions } from '@mozhan/markdown/picture-address'

/** Fields of answers that hold the address of a picture. */
const PICTURES: ReadonlySet<string> = new Set(['imageUrl', 'userImage', 'previewUrl'])

/**
 * An answer without the pictures that may not be loaded: what was stored before there was a rule is not shown, wherever it
 * stands.
 */
export function hidePictures(answer: unknown, options: PictureAddressOptions): unknown {
  if (Array.isArray(answer)) return answer.map((item) => hidePictures(item, options))
  if (typeof answer !== 'object' || answer === null) return answer
  return Object.fromEntries(
    Object.entries(answer).map(([name, value]) => [
      name,
      PICTURES.has(name) ? toShownPicture(value, options) : hidePictures(value, options),
    ]),
  )
}

/** @returns undefined for no picture and for one that may not be loaded */
export function toShownPicture(
  address: unknown,
  options: PictureAddressOptions,
): string | undefined {
  return typeof address === 'string' && isPictureAddress(address, options) ? address : undefined
}
