import { stat } from 'node:fs/promises'
import { type ArchiveContents, ArchiveReader } from './archive.ts'
import { kindOf } from './kinds.ts'
import { listGzip, listTar } from './list-tar.ts'
import { listZip } from './list-zip.ts'

type List = (source: string | Buffer, reader: ArchiveReader) => Promise<void>

/**
 * Lists an archive and its inner archives as far as they fit in memory. Nothing is unpacked to disk.
 * @param name file name, which determines the kind
 * @throws DomainError `refused` for encrypted, broken, empty and harmful archives
 */
export async function listArchive(path: string, name: string): Promise<ArchiveContents> {
  const list = findList(name) ?? listZip
  const reader = new ArchiveReader((await stat(path)).size, findList)
  await list(path, reader)
  return reader.finish()
}

/** Documents in ZIP format are not listed inside an archive, because users do not unpack them. */
function findList(name: string): List | undefined {
  const base = name.split(/[/\\]/).at(-1) ?? ''
  const extension = /\.([a-z\d]+)$/i.exec(base)?.[1]?.toLowerCase() ?? ''
  const inner = base.replace(/\.gz$/i, '')
  switch (kindOf(extension)?.kind) {
    case 'zip':
      return listZip
    case 'tar':
      return (source, reader) => listTar(source, false, reader)
    case 'packedTar':
      return (source, reader) => listTar(source, true, reader)
    case 'gzip':
      return /\.tar$/i.test(inner)
        ? (source, reader) => listTar(source, true, reader)
        : (source, reader) => listGzip(source, inner, reader)
    default:
      return undefined
  }
}
