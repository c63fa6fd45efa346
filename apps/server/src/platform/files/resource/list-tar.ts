import { createReadStream } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { DomainError } from '../../http/errors.ts'
import { type ArchiveReader, checkPath, toRefusal } from './archive.ts'
import { copy } from './copy.ts'

/**
 * Lists a tar file, packed or not, as it runs past; only archives within are held. Ends as soon as more comes out than may.
 * @param source where the file lies, or its bytes
 * @throws DomainError `refused` for broken and harmful ones
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
      // Links are followed when an archive is unpacked.
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
    throw toRefusal(cause)
  }
}

/**
 * A single packed file: what it holds is counted, not kept.
 * @param source where the file lies, or its bytes
 * @param name of what is in it
 * @throws DomainError `refused` for broken and harmful ones
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
    throw toRefusal(cause)
  }
  await reader.add(name, length)
}

function open(source: string | Buffer): Readable {
  return typeof source === 'string' ? createReadStream(source) : Readable.from([source])
}

/** What is really unpacked counts, not what headers claim. */
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
