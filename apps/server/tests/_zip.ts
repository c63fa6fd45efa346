import { crc32 } from 'node:zlib'

export interface ZipPart {
  readonly name: string | Buffer
  readonly bytes?: Buffer
  /** Flags of the entry; 1: encrypted, 0x800: the name is UTF-8. */
  readonly flags?: number
  /** Uncompressed size in the central directory. */
  readonly claim?: number
  readonly method?: number
  /** Unix mode. */
  readonly mode?: number
}

/** Writes a ZIP file byte by byte, including invalid ones. */
export function writeZip(parts: readonly ZipPart[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const {
    name,
    bytes = Buffer.from('x'),
    flags = 0,
    claim,
    method = 0,
    mode = 0o644,
  } of parts) {
    const raw = typeof name === 'string' ? Buffer.from(name) : name
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(flags, 2)
    shared.writeUInt16LE(method, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(bytes.length, 14)
    shared.writeUInt32LE(claim ?? bytes.length, 18)
    shared.writeUInt16LE(raw.length, 22)
    const tail = Buffer.alloc(14)
    tail.writeUInt32LE((mode << 16) >>> 0, 6)
    tail.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, raw, bytes])
    const made = Buffer.from([20, 3])
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), made, shared, tail, raw]))
    locals.push(local)
    offset += local.length
  }
  const entries = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(entries.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, entries, end])
}
