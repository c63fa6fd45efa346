import { copy } from './copy.ts'
import {
  findMojibake,
  isPlausible,
  lineAt,
  looksWide,
  prefersBigEndian,
  restoreMojibake,
  splitLines,
  type TextEncoding,
  tryDecode,
} from './guess.ts'

/** A problem found while decoding; `line` counts from 1. */
export interface DecodeProblem {
  readonly kind: 'cut-character' | 'two-encodings' | 'mojibake' | 'unknown-encoding' | 'nul'
  readonly line: number
  readonly message: string
}

export interface DecodedText {
  /** Normalised: no byte order mark, line endings LF, NFC, no NUL. */
  readonly text: string
  readonly encoding: TextEncoding
  readonly problems: readonly DecodeProblem[]
}

/** Maximum number of bytes of one truncated UTF-8 character at the end of a file. */
const MAX_CUT_LENGTH = 3

/**
 * Decodes the bytes of a text file in UTF-8, UTF-16 with or without a byte order mark, GBK or GB18030. Never throws:
 * undecodable bytes become U+FFFD and are reported in `problems`.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const { text, encoding, problems } = readBytes(bytes)
  return { text: normalizeText(text), encoding, problems: [...problems, ...findNul(text)] }
}

/** Removes the byte order mark and NUL; normalises to LF and NFC. */
function normalizeText(text: string): string {
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  return plain.replaceAll('\0', '').normalize('NFC')
}

function readBytes(bytes: Uint8Array): DecodedText {
  const marked = readMarked(bytes)
  if (marked !== undefined) return marked
  const utf8 = tryDecode('utf-8', bytes)
  if (utf8 !== undefined && !looksWide(bytes)) return withMojibake(utf8)
  const wide = readWide(bytes)
  if (wide !== undefined) return wide
  const cut = readCut(bytes)
  if (cut !== undefined) return cut
  const chinese = tryDecode('gb18030', bytes)
  if (chinese !== undefined && isPlausible(chinese)) return clean(chinese, 'gb18030')
  return readMixed(bytes)
}

function readMarked(bytes: Uint8Array): DecodedText | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return readWideAs('utf-16le', bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return readWideAs('utf-16be', bytes)
  return undefined
}

function readWide(bytes: Uint8Array): DecodedText | undefined {
  if (bytes.length % 2 !== 0) return undefined
  const encoding = prefersBigEndian(bytes) ? 'utf-16be' : 'utf-16le'
  const text = tryDecode(encoding, bytes)
  return text !== undefined && isPlausible(text) && /[\n\r ]/.test(text)
    ? clean(text, encoding)
    : undefined
}

function readWideAs(encoding: 'utf-16le' | 'utf-16be', bytes: Uint8Array): DecodedText {
  const text = tryDecode(encoding, bytes)
  if (text !== undefined) return clean(text, encoding)
  const lossy = new TextDecoder(encoding).decode(bytes)
  return { text: lossy, encoding, problems: [cutProblem(lossy, lossy.indexOf('\uFFFD'))] }
}

/** UTF-8 except for the last bytes: the file ends in the middle of a character. */
function readCut(bytes: Uint8Array): DecodedText | undefined {
  for (let missing = 1; missing <= MAX_CUT_LENGTH && missing < bytes.length; missing++) {
    const text = tryDecode('utf-8', bytes.subarray(0, -missing))
    if (text !== undefined && isHighByte(bytes[bytes.length - missing])) {
      return { text: `${text}\uFFFD`, encoding: 'utf-8', problems: [cutProblem(text, text.length)] }
    }
  }
  return undefined
}

/** Decodes line by line: UTF-8 where it is valid, GB18030 otherwise. */
function readMixed(bytes: Uint8Array): DecodedText {
  const problems: DecodeProblem[] = []
  let sawChinese = false
  const lines = splitLines(bytes).map((line, index) => {
    const utf8 = tryDecode('utf-8', line)
    if (utf8 !== undefined) return utf8
    const chinese = tryDecode('gb18030', line)
    if (chinese !== undefined && isPlausible(chinese)) {
      if (!sawChinese) problems.push(mixedProblem(index + 1))
      sawChinese = true
      return chinese
    }
    const lossy = new TextDecoder('utf-8', { ignoreBOM: true }).decode(line)
    problems.push(lossyProblem(lossy, index + 1))
    return lossy
  })
  return { text: lines.join(''), encoding: 'utf-8', problems }
}

/** Valid UTF-8. Where its characters are UTF-8 bytes that were read as Latin-1, the original is restored. */
function withMojibake(text: string): DecodedText {
  const broken = text.indexOf('\uFFFD')
  const problems = broken < 0 ? [] : [cutProblem(text, broken)]
  const line = findMojibake(text)
  if (line === undefined) return { text, encoding: 'utf-8', problems }
  const restored = restoreMojibake(text)
  const message = copy.mojibake(restored !== undefined)
  problems.push({ kind: 'mojibake', line, message })
  return { text: restored ?? text, encoding: 'utf-8', problems }
}

function findNul(text: string): DecodeProblem[] {
  const at = text.indexOf('\0')
  if (at < 0) return []
  const line = lineAt(text, at)
  return [{ kind: 'nul', line, message: copy.nul }]
}

function cutProblem(text: string, at: number): DecodeProblem {
  const line = lineAt(text, at)
  return { kind: 'cut-character', line, message: copy.cutCharacter }
}

function mixedProblem(line: number): DecodeProblem {
  return { kind: 'two-encodings', line, message: copy.twoEncodings }
}

/** A few lost characters are a truncated character; more of them indicate a third encoding. */
function lossyProblem(lossy: string, line: number): DecodeProblem {
  const lost = lossy.match(/\uFFFD/g)?.length ?? 0
  return lost <= MAX_CUT_LENGTH
    ? { kind: 'cut-character', line, message: copy.cutCharacter }
    : { kind: 'unknown-encoding', line, message: copy.unknownEncoding }
}

function clean(text: string, encoding: TextEncoding): DecodedText {
  return { text, encoding, problems: [] }
}

function isHighByte(byte: number | undefined): boolean {
  return byte !== undefined && byte >= 0xc0
}
