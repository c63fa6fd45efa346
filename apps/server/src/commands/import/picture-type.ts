import sharp from 'sharp'

const EXTENSIONS: Readonly<Record<string, string>> = {
  png: 'png',
  jpeg: 'jpg',
  gif: 'gif',
  webp: 'webp',
  heif: 'avif',
  svg: 'svg',
}

/** What could run, load or open something when the picture is opened by itself. */
const UNSAFE_SVG =
  /<\s*(?:script|foreignObject|iframe|embed|object|handler|set|animate\w*)\b|<!(?:DOCTYPE|ENTITY)|<\?xml-stylesheet|\son\w+\s*=|@import|(?:href|src)\s*=\s*["']?\s*(?!#|data:image\/(?:png|jpe?g|gif|webp))[^\s"'>]|url\(\s*["']?(?!#)/i

/**
 * The type of a picture by its bytes, whatever its name says, as a file ending.
 * @returns undefined for what is no picture a browser shows; `unsafe-svg` for an SVG that holds more than a drawing
 */
export async function readPictureType(bytes: Uint8Array): Promise<string | undefined> {
  try {
    const { format } = await sharp(bytes, { failOn: 'none' }).metadata()
    const type = EXTENSIONS[format ?? '']
    return type === 'svg' && !isHarmlessSvg(bytes) ? 'unsafe-svg' : type
  } catch {
    return undefined
  }
}

function isHarmlessSvg(bytes: Uint8Array): boolean {
  const text = new TextDecoder('utf-8').decode(bytes)
  // Entities and other encodings could hide every word that is looked for.
  return /<svg[\s>]/i.test(text) && !/&#|\0/.test(text) && !UNSAFE_SVG.test(text)
}
