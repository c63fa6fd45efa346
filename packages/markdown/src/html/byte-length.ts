const encoder = new TextEncoder()

/** UTF-8 bytes of a text. */
export function byteLength(text: string): number {
  return encoder.encode(text).length
}
