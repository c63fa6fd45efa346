import sharp from 'sharp'

const EXTENSIONS: Readonly<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
}

/** Content that could run scripts or load resources when the SVG is opened directly. */
const UNSAFE_SVG =
  /<\s*(?:script|foreignObject|iframe|embed|object|handler|set|animate\w*)\b|<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|\son\w+\s*=|@import|(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpe?g|gif|webp))[^\s"'>]|url\(\s*["']?(?!#)/i

/**
 * Detects the type of a picture by its bytes, independent of its name. Returns a file extension.
 * @returns undefined for unsupported content; `unsafe-svg` for an SVG with scripts or external references
 */
export async function readPictureType(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes, { failOn: 'none' }).metadata()
    const type = EXTENSIONS[format ?? '']
    return type === 'svg' && !isSafeSvg(bytes) ? 'unsafe-svg' : type
  } catch {
    return undefined
  }
}

function isSafeSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  // Entities and NUL are refused because they could hide the patterns.
  return /<svg[\s>]/i.test(text) && !/&#|\0/.test(text) && !UNSAFE_SVG.test(text)
}
