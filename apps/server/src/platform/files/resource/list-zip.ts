import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl'
import { DomainError } from '../../http/errors.ts'
import { type ArchiveReader, toArchiveError } from './archive.ts'
import { copy } from './copy.ts'

/** Flag of an entry: its name is UTF-8. */
const UTF8 = 0x800
/** Extra field of Info-ZIP with the name in UTF-8. */
const UNICODE_PATH = 0x7075
/** Upper half of the attributes that Unix tools write: the file type, and the value for a symbolic link. */
const KIND = 0xf000
const LINK = 0xa000
/** Maximum compression ratio of Deflate. */
const BEST_RATIO = 1032
const STORED = 0

/** One entry of a ZIP file. */
export interface ZipEntry {
  readonly name: string
  /** Uncompressed bytes. */
  readonly size: number
  readonly isLink: boolean
  readonly open: () => Promise<Readable>
}

/**
 * Lists a ZIP file. Only inner archives are unpacked, in memory.
 * @throws DomainError `refused` for encrypted, broken and harmful archives
 */
export async function listZip(source: string | Buffer, reader: ArchiveReader): Promise<void> {
  for await (const { name, size, isLink, open } of readZip(source)) {
    if (isLink) throw new DomainError('refused', copy.unsafePath(name))
    await reader.add(name, size, async () => buffer(await open()))
  }
}

/**
 * Iterates over the entries of a ZIP file by its central directory. The caller must check the names.
 * @param source path of the file, or its bytes
 * @throws DomainError `refused` for encrypted and broken archives and for zip bombs
 */
export async function* readZip(source: string | Buffer): AsyncGenerator<ZipEntry, void> {
  const zip = await openZip(source)
  let packed = 0
  try {
    for await (const entry of zip.eachEntry()) {
      if (entry.isEncrypted()) throw new DomainError('refused', copy.encrypted)
      packed += entry.compressedSize
      // Zip bombs have entries that overlap or that declare a smaller size.
      if (packed > zip.fileSize) throw new DomainError('refused', copy.bomb)
      const maxRatio = entry.compressionMethod === STORED ? 1 : BEST_RATIO
      if (entry.uncompressedSize > (entry.compressedSize + 64) * maxRatio) {
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
    throw toArchiveError(cause)
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
    throw toArchiveError(cause)
  }
}

/** Decodes a name. Chinese Windows writes names in GBK without declaring it. */
function decodeName(entry: Entry): string {
  const unicode = entry.extraFields.find(({ id }) => id === UNICODE_PATH)
  if (unicode !== undefined && unicode.data.length > 5) return unicode.data.toString('utf8', 5)
  const raw = entry.fileNameRaw
  if ((entry.generalPurposeBitFlag & UTF8) !== 0) return raw.toString('utf8')
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(raw)
    } catch {
      // Tries the next encoding.
    }
  }
  return raw.toString('latin1')
}
