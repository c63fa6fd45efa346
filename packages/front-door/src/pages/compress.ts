import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Encoding } from '../request/negotiate.ts'

export type Encoded = Readonly<Record<Encoding, Buffer>>

const toGzip = promisify(gzip)
const toBrotli = promisify(brotliCompress)

/** Below this many bytes compressing costs more than it saves. */
const WORTHWHILE = 512

const COMPRESSIBLE =
  /^(?:text\/|image\/svg|application\/(?:javascript|json|xml|[\w.+-]+\+(?:json|xml)))/

/** True for content types that get smaller. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType)
}

/**
 * One body in every encoding, for keeping.
 * @param effort brotli's quality, 0 to 11: what never changes deserves more than a page
 */
export async function encodeAll(body: Buffer, effort = 5): Promise<Encoded> {
  if (body.length < WORTHWHILE) return { identity: body, gzip: body, br: body }
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

/** One body in one encoding, for an answer that is not kept. */
export async function encodeOnce(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (body.length < WORTHWHILE || encoding === 'identity') return body
  return encoding === 'gzip'
    ? toGzip(body, { level: 4 })
    : toBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}
