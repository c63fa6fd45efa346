import { get } from 'node:http'
import { gunzipSync } from 'node:zlib'

/** Compressed bytes of a page on a first visit, before any interaction. */
export interface Weight {
  html: number
  script: number
  style: number
}

export type WeighPage = (path: string, cookie?: string) => Promise<Weight>

/** Creates a function that measures pages of a site. Shared files are loaded once and counted for each page. */
export function createPageScale(siteUrl: string): WeighPage {
  const sizes = new Map<string, Promise<number>>()
  const sizeOf = (address: string) => {
    const size =
      sizes.get(address) ?? fetchCompressed(new URL(address, siteUrl)).then((b) => b.length)
    sizes.set(address, size)
    return size
  }
  const sum = async (addresses: Iterable<string>) => {
    const found = await Promise.all([...new Set(addresses)].map(sizeOf))
    return found.reduce((total, size) => total + size, 0)
  }
  return async (path, cookie) => {
    const packed = await fetchCompressed(new URL(path, siteUrl), cookie)
    const tags = [
      ...gunzipSync(packed)
        .toString()
        .matchAll(/<(?:script|link)\b[^>]*>/g),
    ]
      .map(([tag]) => tag)
      .filter((tag) => !/nomodule/i.test(tag))
    const pick = (kind: RegExp, attribute: RegExp) =>
      tags.filter((tag) => kind.test(tag)).flatMap((tag) => attribute.exec(tag)?.[1] ?? [])
    return {
      html: packed.length,
      script: await sum([
        ...pick(/^<script/, /\bsrc="([^"]+)"/),
        ...pick(/rel="(?:modulepreload|preload)"[^>]*as="script"/, /\bhref="([^"]+)"/),
      ]),
      style: await sum(pick(/rel="stylesheet"/, /\bhref="([^"]+)"/)),
    }
  }
}

/** Loads the compressed body; small bodies are not compressed. @throws Error if the status is not 200 */
function fetchCompressed(url: URL, cookie?: string): Promise<Buffer> {
  const headers = { 'accept-encoding': 'gzip', ...(cookie ? { cookie } : {}) }
  return new Promise((resolve, reject) => {
    get(url, { headers }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () => {
        if (answer.statusCode === 200) resolve(Buffer.concat(pieces))
        else reject(new Error(`${url.href}: ${answer.statusCode}`))
      })
    }).on('error', reject)
  })
}
