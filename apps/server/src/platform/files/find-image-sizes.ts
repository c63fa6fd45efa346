import pLimit from 'p-limit'
import sharp from 'sharp'
import type { Database } from '../db/client.ts'
import { decodeKey, findDiskFile } from './find-file.ts'
import { findUploadSizes, type ImageSize } from './find-upload-sizes.ts'

const PREFIX = '/files/'
/** Addresses of the site's files, anywhere in a text. */
const ADDRESS = /\/files\/[^\s()<>"'\\|]+/g
/** Maximum number of pictures per text. */
const MAX_PICTURES = 500
/** Maximum number of opened files per text, and how many are open at the same time. */
const MAX_FILES = 50
const MAX_CONCURRENT_READS = 4

/** Finds the sizes of the site's own pictures in a text, so that the layout does not shift while they load. */
export async function findImageSizes(
  { db, filesDir }: { readonly db: Database; readonly filesDir: string },
  markdown: string,
): Promise<Map<string, ImageSize>> {
  const addresses = new Map<string, string>()
  for (const [found] of markdown.matchAll(ADDRESS)) {
    if (addresses.size >= MAX_PICTURES) break
    const address = toWrittenAddress(found)
    addresses.set(address, address.split(/[?#]/, 1)[0] ?? '')
  }
  if (addresses.size === 0) return new Map()
  const uploads = await findUploadSizes(db, [...new Set(addresses.values())])
  const limit = pLimit(MAX_CONCURRENT_READS)
  const others = [...addresses].filter(([, url]) => !uploads.has(url)).slice(0, MAX_FILES)
  const measured = await Promise.all(
    others.map(async ([address, url]) => {
      return [address, await limit(() => measureFile(filesDir, url))] as const
    }),
  )
  const sizes = new Map<string, ImageSize>()
  for (const [address, url] of addresses) {
    const size = uploads.get(url)
    if (size !== undefined) sizes.set(address, size)
  }
  for (const [address, size] of measured) if (size !== undefined) sizes.set(address, size)
  return sizes
}

/** The address as the renderer writes it: percent-encoded. */
function toWrittenAddress(found: string): string {
  return found.replace(/[^\0-\x7f]+/g, (part) => encodeURIComponent(part.toWellFormed()))
}

async function measureFile(filesDir: string, url: string): Promise<ImageSize | undefined> {
  const key = decodeKey(url.slice(PREFIX.length))
  const file = key === undefined ? undefined : await findDiskFile(filesDir, key)
  if (file === undefined) return undefined
  try {
    const { autoOrient, hasAlpha } = await sharp(file.path).metadata()
    const { width, height } = autoOrient
    return { width, height, ground: hasAlpha ? 'light' : undefined }
  } catch {
    // Not a picture: the text keeps its link without a size.
    return undefined
  }
}
