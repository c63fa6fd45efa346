/** Encoding with which a text was decoded. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030'

/** Some of the most frequent Chinese characters. Text decoded with a wrong encoding contains hardly any. */
const COMMON_HAN =
  /[\u7684\u4e00\u662f\u4e0d\u5728\u6709\u548c\u4e86\u4e2d\u4ee5\u8fd9\u4e3a\u7528\u4e2a\u4e0a\u65f6\u5230\u53ef\u8981\u6570\u636e]/g

/** Detects UTF-16: ASCII characters in it have a zero in every second byte. */
export function looksWide(bytes: Uint8Array): boolean {
  const zeros = countZeros(bytes)
  return Math.max(zeros.even, zeros.odd) > bytes.length / 5 && zeros.even !== zeros.odd
}

/** Whether the zeros are in the first byte of each pair. */
export function prefersBigEndian(bytes: Uint8Array): boolean {
  const zeros = countZeros(bytes)
  return zeros.even > zeros.odd
}

/** The first line with UTF-8 bytes that were read as Latin-1; undefined unless most of the text is affected. */
export function findMojibake(text: string): number | undefined {
  const runs = text.match(/[\u00C2-\u00F4][\u0080-\u00BF]{1,3}/g)
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0
  if (runs === null || runs.length < 20 || runs.length < han) return undefined
  return lineAt(text, text.search(/[\u00C2-\u00F4][\u0080-\u00BF]/))
}

/** Converts Latin-1 characters back to UTF-8; undefined where that is impossible. */
export function restoreMojibake(text: string): string | undefined {
  const bytes = Buffer.from(text, 'latin1')
  return bytes.toString('latin1') === text ? tryDecode('utf-8', bytes) : undefined
}

/** Whether decoded text looks like Chinese: it has frequent characters and hardly any control characters. */
export function isPlausible(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are counted here.
  const control = text.match(/[\u0001-\u0008\u000E-\u001F\u0080-\u009F\uE000-\uF8FF\uFFFD]/g)
  if ((control?.length ?? 0) > text.length / 500) return false
  const wide = text.match(/[\u0250-\u{10FFFF}]/gu)?.length ?? 0
  const common = text.match(COMMON_HAN)?.length ?? 0
  return wide < 50 || common > wide / 100
}

/** Strict decoding: undefined where a byte is invalid. */
export function tryDecode(encoding: TextEncoding, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function countZeros(bytes: Uint8Array): { even: number; odd: number } {
  const zeros = { even: 0, odd: 0 }
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 0) zeros[at % 2 === 0 ? 'even' : 'odd']++
  }
  return zeros
}

/** Lines including their line endings, split at bytes that are a line ending in both encodings. */
export function splitLines(bytes: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = []
  let start = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] !== 0x0a && !(bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)) continue
    lines.push(bytes.subarray(start, at + 1))
    start = at + 1
  }
  lines.push(bytes.subarray(start))
  return lines
}

/** The line of an offset in a text with line endings of any kind; counts from 1. */
export function lineAt(text: string, offset: number): number {
  return (text.slice(0, Math.max(0, offset)).match(/\r\n|\r|\n/g)?.length ?? 0) + 1
}
