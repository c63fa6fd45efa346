import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { DomainError } from '../../http/errors.ts'
import { type ArchiveReader, toRefusal } from './archive.ts'
import { copy } from './copy.ts'

/** Bit of an entry's flags: its name is UTF-8. */
const UTF8 = 0x800
/** Info-ZIP's extra field with the name in UTF-8. */
const UNICODE_PATH = 0x7075
/** Upper half of the attributes that Unix tools write: the kind of a file, and a link's. */
const KIND = 0xf000
const LINK = 0xa000
/** Deflate never packs better than this. */
const BEST_RATIO = 1032
const STORED = 0

/** One entry of a ZIP file. */
export interface ZipEntry {
  readonly name: string
  /** Bytes, unpacked. */
  readonly size: number
  readonly isLink: boolean
  readonly open: () => Promise<Readable>
}

/**
 * Lists a ZIP file; only archives within are unpacked, in memory.
 * @throws DomainError `refused` for encrypted, broken and harmful ones
 */
export async function listZip(source: string | Buffer, reader: ArchiveReader): Promise<void> {
  for await (const { name, size, isLink, open } of readZip(source)) {
    if (isLink) throw new DomainError('refused', copy.unsafePath(name))
    await reader.add(name, size, async () => buffer(await open()))
  }
}

/**
 * The entries of a ZIP file by its directory at the end. Where their names lead is left to the caller.
 * @param source where the file lies, or its bytes
 * @throws DomainError `refused` for encrypted and broken ones, and where the sizes are those of a bomb
 */
export async function* readZip(source: string | Buffer): AsyncGenerator<ZipEntry, void> {
  const zip = await openZip(source)
  let packed = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new DomainError('refused', copy.encrypted)
      packed += entry.compressedSize
      // Bombs have many entries share the same bytes, or claim less than what comes out.
      if (packed > zip.fileSize) throw new DomainError('refused', copy.bomb)
      const most = entry.compressionMethod === STORED ? 1 : BEST_RATIO
      if (entry.uncompressedSize > (entry.compressedSize + 64) * most) {
        throw new DomainError('refused', copy.bomb)
      }
      yield {
        name: decodeName(entry),
        size: entry.uncompressedSize,
        isLink: ((entry.externalFileAttributes >>> 16) & KIND) === LINK,
        open: () => zip.openReadStreamPromise(entry),
      }
    }
  } catch (cause) {
    throw toRefusal(cause)
  } finally {
    zip.close()
  }
}

async function openZip(source: string | Buffer): Promise<ZipFile> {
  const options = { autoClose: false, lazyEntries: true, decodeStrings: false }
  try {
    return await (typeof source === 'string'
      ? openPromise(source, options)
      : fromBufferPromise(source, options))
  } catch (cause) {
    throw toRefusal(cause)
  }
}

/** Windows in Chinese writes names in GBK and says nothing about it. */
function decodeName(entry: Entry): string {
  const unicode = entry.extraFields.find(({ id }) => id === UNICODE_PATH)
  if (unicode !== undefined && unicode.data.length > 5) return unicode.data.toString('utf8', 5)
  const raw = entry.fileNameRaw
  if ((entry.generalPurposeBitFlag & UTF8) !== 0) return raw.toString('utf8')
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(raw)
    } catch {
      // The next one.
    }
  }
  return raw.toString('latin1')
}
