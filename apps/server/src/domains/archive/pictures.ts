import { createHash } from 'node:crypto'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import { files } from '../../platform/db/schema/index.ts'
import { decodeKey } from '../../platform/files/find-file.ts'
import { mediaTypeOf } from '../../platform/files/media-type.ts'
import type { Platform } from '../../platform/platform.ts'
import { replaceLinks } from '../article/index.ts'
import { findResourceFile } from '../file/index.ts'
import { PICTURES } from './kinds.ts'

/** Links to stored pictures. Matches the same positions as `replaceLinks`. */
const LINK = /(?:\]\(\s*<?|\]:\s*<?|(?:src|href)\s*=\s*["']?)(\/files\/[\w./-]+)/g
/** Maximum size of a picture in bytes; uploads are smaller. */
const MAX_BYTES = 32 * 1024 * 1024
const ADDRESS = '/files/'

/** What finding and reading pictures needs. */
export type PictureContext = Pick<Platform, 'config' | 'db' | 'filesDir' | 'storage'>

/** A picture for an archive. */
export interface Picture {
  readonly name: string
  readonly bytes: Uint8Array
}

/** Replaces the addresses of pictures by their names in the archive. Pictures with equal bytes have one name. */
export class PictureNames {
  readonly #context: PictureContext
  readonly #names = new Map<string, string | undefined>()

  constructor(context: PictureContext) {
    this.#context = context
  }

  /** The text with links into the archive, and the replaced addresses. Links to missing pictures are not changed. */
  async replace(text: string): Promise<{ text: string; urls: readonly string[] }> {
    const names = await this.#namesOf([...text.matchAll(LINK)].map(([, url = '']) => url))
    return { text: replaceLinks(text, names), urls: [...names.keys()] }
  }

  /** The same for one address. */
  async replaceUrl(url: string): Promise<{ text: string; urls: readonly string[] }> {
    const names = await this.#namesOf([url])
    return { text: names.get(url) ?? url, urls: [...names.keys()] }
  }

  /** The picture of an address; undefined when it no longer exists. */
  async read(url: string): Promise<Picture | undefined> {
    const bytes = await readPicture(this.#context, url)
    return bytes && { name: toName(url, hash(bytes)), bytes }
  }

  async #namesOf(urls: readonly string[]): Promise<Map<string, string>> {
    const names = new Map<string, string>()
    for (const url of new Set(urls)) {
      if (!this.#names.has(url)) this.#names.set(url, await this.#find(url))
      const name = this.#names.get(url)
      if (name !== undefined) names.set(url, `../${name}`)
    }
    return names
  }

  async #find(url: string): Promise<string | undefined> {
    if (!isPicture(url)) return undefined
    const [row] = await this.#context.db
      .select({ checksum: files.checksum })
      .from(files)
      .where(eq(files.url, url))
    const known = row?.checksum ?? /^\/files\/import\/([0-9a-f]{32})\./.exec(url)?.[1]
    if (known !== undefined) {
      const file = await findResourceFile(this.#context, url)
      return file && toName(url, known)
    }
    return (await this.read(url))?.name
  }
}

/** Bytes of a stored picture. */
async function readPicture(
  context: Pick<Platform, 'config' | 'filesDir' | 'storage'>,
  url: string,
): Promise<Uint8Array | undefined> {
  const file = isPicture(url) ? await findResourceFile(context, url) : undefined
  if (file === undefined || file.size === 0 || file.size > MAX_BYTES) return undefined
  return new Uint8Array(await new Response(await file.read(0, file.size - 1)).arrayBuffer())
}

function isPicture(url: string): boolean {
  const key = url.startsWith(ADDRESS) ? decodeKey(url.slice(ADDRESS.length)) : undefined
  return key !== undefined && mediaTypeOf(key).startsWith('image/')
}

function toName(url: string, checksum: string): string {
  const extension = path.posix.extname(url).toLowerCase().replace('.jpeg', '.jpg')
  return `${PICTURES}/${checksum.slice(0, 32)}${extension}`
}

function hash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
