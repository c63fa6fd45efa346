import { createReadStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { DomainError } from '../../http/errors.ts'
import { type ArchiveContents, ArchiveReader, checkPath } from './archive.ts'
import { copy } from './copy.ts'

/**
 * Lists a tar file, packed or not, as it runs past; nothing of it is kept. Ends as soon as more comes out than may.
 * @throws DomainError `refused` for broken and harmful ones
 */
export async function listTar(
  path: string,
  size: number,
  isPacked: boolean,
): Promise<ArchiveContents> {
  const reader = new ArchiveReader(size)
  const tar = extract()
  const reading = (async () => {
    for await (const entry of tar) {
      const { name, size: length, type, linkname } = entry.header
      // Links are followed when an archive is unpacked.
      if ((type === 'symlink' || type === 'link') && linkname) checkPath(linkname)
      if (type === 'file' || type === 'contiguous-file' || type === 'directory') {
        reader.add(name, length ?? 0)
      } else checkPath(name)
      entry.resume()
    }
  })()
  try {
    await Promise.all([pass(path, size, isPacked, tar), reading])
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    throw Object.assign(new DomainError('refused', copy.brokenArchive), { cause })
  }
  return reader.finish()
}

/**
 * A single packed file: what it holds is counted, not kept.
 * @param name of what is in it
 * @throws DomainError `refused` for broken and harmful ones
 */
export async function listGzip(path: string, size: number, name: string): Promise<ArchiveContents> {
  const reader = new ArchiveReader(size)
  let length = 0
  try {
    await pipeline(createReadStream(path), createGunzip(), counter(size), async (bytes) => {
      for await (const chunk of bytes) length += chunk.length
    })
  } catch (cause) {
    if (cause instanceof DomainError) throw cause
    throw Object.assign(new DomainError('refused', copy.brokenArchive), { cause })
  }
  reader.add(name, length)
  return reader.finish()
}

function pass(path: string, size: number, isPacked: boolean, target: NodeJS.WritableStream) {
  const source = createReadStream(path)
  return isPacked
    ? pipeline(source, createGunzip(), counter(size), target)
    : pipeline(source, target)
}

/** What is really unpacked counts, not what headers claim. */
function counter(size: number): Transform {
  const limit = new ArchiveReader(size)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        limit.grow(chunk.length)
        done(null, chunk)
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)))
      }
    },
  })
}
