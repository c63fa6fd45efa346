import { createReadStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { DomainError } from '../../http/errors.ts'
import { type ArchiveReader, checkPath, toArchiveError } from './archive.ts'
import { copy } from './copy.ts'

/**
 * Lists a tar file, compressed or not, as a stream; only inner archives are held in memory. Stops when the uncompressed size
 * exceeds the limit.
 * @param source path of the file, or its bytes
 * @throws DomainError `refused` for broken and harmful archives
 */
export async function listTar(
  source: string | Buffer,
  isPacked: boolean,
  reader: ArchiveReader,
): Promise<void> {
  const tar = extract()
  const reading = (async () => {
    for await (const entry of tar) {
      const { name, size = 0, type, linkname } = entry.header
      // Unpacking programs follow links.
      if ((type === 'symlink' || type === 'link') && linkname) checkPath(linkname)
      if (type === 'file' || type === 'contiguous-file' || type === 'directory') {
        await reader.add(name, size ?? 0, () => buffer(entry))
      } else checkPath(name)
      entry.resume()
    }
  })()
  const bytes = open(source)
  try {
    await Promise.all([
      isPacked ? pipeline(bytes, createGunzip(), counter(reader.limit), tar) : pipeline(bytes, tar),
      reading,
    ])
  } catch (cause) {
    throw toArchiveError(cause)
  }
}

/**
 * Lists a single gzip file. Its content is counted, not held in memory.
 * @param source path of the file, or its bytes
 * @param name name of the content
 * @throws DomainError `refused` for broken and harmful files
 */
export async function listGzip(
  source: string | Buffer,
  name: string,
  reader: ArchiveReader,
): Promise<void> {
  let length = 0
  try {
    await pipeline(open(source), createGunzip(), counter(reader.limit), async (bytes) => {
      for await (const chunk of bytes) length += chunk.length
    })
  } catch (cause) {
    throw toArchiveError(cause)
  }
  await reader.add(name, length)
}

function open(source: string | Buffer): Readable {
  return typeof source === 'string' ? createReadStream(source) : Readable.from([source])
}

/** Limits the actual uncompressed bytes, because headers can be wrong. */
function counter(limit: number): Transform {
  let sum = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum += chunk.length
      if (sum > limit) done(new DomainError('refused', copy.bomb))
      else done(null, chunk)
    },
  })
}
