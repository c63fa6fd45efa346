import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../request/negotiate.ts'

export type Encoded = Readonly<Record<Encoding, Buffer>>

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Minimum bytes for compression; below, it costs more than it saves. */
const MIN_COMPRESSED_BYTES = 512

const COMPRESSIBLE =
  /^(?:text\/|image\/svg|application\/(?:javascript|json|xml|[\w.+-]+\+(?:json|xml)))/

/** Whether a content type is compressible. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType)
}

/**
 * Compresses a body in every encoding, for caching.
 * @param effort quality of Brotli, 0 to 11; higher for bodies that never change
 */
export async function encodeAll(body: Buffer, effort = 5): Promise<Encoded> {
  if (body.length < MIN_COMPRESSED_BYTES) return { identity: body, gzip: body, br: body }
  const [zipped, brotli] = await Promise.all([
    toGzip(body, { level: 6 }),
    toBrotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: effort,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  ])
  return { identity: body, gzip: zipped, br: brotli }
}

/** Compresses a body in one encoding, for an uncached response. */
export async function encodeOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (body.length < MIN_COMPRESSED_BYTES || encoding === 'identity') return body
  return encoding === 'gzip'
    ? toGzip(body, { level: 4 })
    : toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
