import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'

/** Bytes that are read for the excerpt. */
const EXCERPT_BYTES = 64 * 1024
const EXCERPT_CHARACTERS = 8000

/**
 * Checks that a whole file is text: in UTF-8, in UTF-16 with a byte order mark, or in the encodings of Chinese Windows.
 * @returns its beginning; undefined if it is no text
 */
export async function readText(path: string): Promise<string | undefined> {
  const head = await readHead(path)
  const encodings = isUtf16(head) ?? ['utf-8', 'gb18030']
  for (const encoding of encodings) {
    if (await decodes(path, encoding)) return toExcerpt(head, encoding)
  }
  return undefined
}

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(EXCERPT_BYTES), 0, EXCERPT_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

function isUtf16(head: Buffer): string[] | undefined {
  const mark = head.subarray(0, 2).toString('hex')
  return mark === 'fffe' ? ['utf-16le'] : mark === 'feff' ? ['utf-16be'] : undefined
}

async function decodes(path: string, encoding: string): Promise<boolean> {
  const decoder = new TextDecoder(encoding, { fatal: true })
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: 256 * 1024 })) {
      if (decoder.decode(chunk, { stream: true }).includes('\0')) return false
    }
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}

function toExcerpt(head: Buffer, encoding: string): string {
  // The last character may be truncated.
  const text = new TextDecoder(encoding).decode(head, { stream: true })
  const segments = new Intl.Segmenter('zh', { granularity: 'grapheme' }).segment(
    text.slice(0, EXCERPT_CHARACTERS * 2),
  )
  return (
    Array.from(segments, ({ segment }) => segment)
      .slice(0, EXCERPT_CHARACTERS)
      .join('')
      // Stored as JSON and text, which cannot contain lone surrogates.
      .toWellFormed()
  )
}
