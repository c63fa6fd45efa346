const ENDING = /\.(?:png|jpe?g|gif|webp|avif|bmp)$/i

/** Whether a file is a picture; some systems give no MIME type. */
export function isPicture(file: File): boolean {
  return file.type ? file.type.startsWith('image/') : ENDING.test(file.name)
}

export function isEmptyFile(file: File): boolean {
  return file.size === 0
}

/** The picture in a `data:` address, as word processors paste it; `undefined` for anything else. */
export function fileFromData(address: string): File | undefined {
  const [, type, data] = /^data:(image\/[a-z+.-]+);base64,([a-z0-9+/=\s]+)$/i.exec(address) ?? []
  if (!type || !data) return undefined
  try {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))
    return new File([bytes], `image.${type.slice(6).replace(/\+.*/, '')}`, { type })
  } catch {
    // Damaged base64.
    return undefined
  }
}
