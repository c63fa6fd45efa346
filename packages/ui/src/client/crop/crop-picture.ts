/** A part of a picture, in fractions of its width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** The largest area of a shape in the middle of a picture. */
export function centredCrop(width: number, height: number, ratio: number): CropArea {
  const isWide = width / height > ratio
  const part = isWide ? (height * ratio) / width : width / ratio / height
  return isWide
    ? { x: (1 - part) / 2, y: 0, width: part, height: 1 }
    : { x: 0, y: (1 - part) / 2, width: 1, height: part }
}

/**
 * Cuts an area out of a picture.
 * @param mostWidth px, to which a wider one is made smaller
 * @throws Error where the browser cannot draw the picture
 */
export async function cropPicture(
  picture: HTMLImageElement,
  area: CropArea,
  mostWidth: number,
): Promise<File> {
  const { naturalWidth, naturalHeight } = picture
  const from = { width: area.width * naturalWidth, height: area.height * naturalHeight }
  const scale = Math.min(1, mostWidth / from.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(from.width * scale))
  canvas.height = Math.max(1, Math.round(from.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('the browser gives no canvas')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    picture,
    area.x * naturalWidth,
    area.y * naturalHeight,
    from.width,
    from.height,
    0,
    0,
    canvas.width,
    canvas.height,
  )
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', 0.9),
  )
  if (!blob) throw new Error('the browser could not encode the picture')
  // Browsers without a WebP encoder answer PNG.
  return new File([blob], `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`, {
    type: blob.type,
  })
}
