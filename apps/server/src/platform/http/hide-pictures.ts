import { isPictureAddress, type PictureAddressOptions } from '@mozhan/markdown/picture-address'

/** Fields of answers with the address of a picture. */
const PICTURES: ReadonlySet<string> = new Set(['imageUrl', 'userImage', 'previewUrl'])

/**
 * Removes addresses of pictures that may not be loaded from an answer, at any depth. Rows that are older than the rule may
 * contain some.
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

/** @returns undefined without a picture and for an address that may not be loaded */
export function toShownPicture(
  address: unknown,
  options: PictureAddressOptions,
): string | undefined {
  return typeof address === 'string' && isPictureAddress(address, options) ? address : undefined
}
