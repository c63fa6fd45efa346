/** Hash of a text (cyrb53, 53 bits, with the length): equal texts have equal hashes, and collisions are unlikely. */
export function digest(text: string): string {
  let a = 0xdeadbeef
  let b = 0x41c6ce57
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    a = Math.imul(a ^ unit, 2654435761)
    b = Math.imul(b ^ unit, 1597334677)
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909)
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909)
  return `${text.length.toString(36)}-${(4294967296 * (2097151 & b) + (a >>> 0)).toString(36)}`
}
