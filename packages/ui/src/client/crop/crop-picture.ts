/** An area of a picture, in fractions of its width and height. */
export interface CropArea {
  x: number
  y: number
  width: number
  height: number
}

/** The largest centred area with an aspect ratio. */
export function centredCrop(width: number, height: number, ratio: number): CropArea {
  const isWide = width / height > ratio
  const part = isWide ? (height * ratio) / width : width / ratio / height
  return isWide
    ? { x: (1 - part) / 2, y: 0, width: part, height: 1 }
    : { x: 0, y: (1 - part) / 2, width: 1, height: part }
}

/**
 * Crops a picture.
 * @param maxWidth px; a wider result is scaled down
 * @throws Error if the browser cannot draw or encode the picture
 */
export async function cropPicture(
  picture: HTMLImageElement,
  area: CropArea,
  maxWidth: number,
): Promise<File> {
  const { naturalWidth, naturalHeight } = picture
  const from = { width: area.width * naturalWidth, height: area.height * naturalHeight }
  const scale = Math.min(1, maxWidth / from.width)
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(from.width * scale))
  canvas.height = Math.max(1, Math.round(from.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no 2D canvas context')
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
  if (!blob) throw new Error('picture could not be encoded')
  // Browsers without a WebP encoder return PNG.
  return new File([blob], `picture.${blob.type === 'image/webp' ? 'webp' : 'png'}`, {
    type: blob.type,
  })
}
