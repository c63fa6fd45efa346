import type { ArchiveEntry } from '../../db/schema/index.ts'
import { DomainError } from '../../http/errors.ts'
import { toFileName } from '../file-name.ts'
import { isSystemError } from '../is-system-error.ts'
import { toStorageFailure } from '../storage/storage-failure.ts'
import { copy } from './copy.ts'

/** What an archive holds. */
export interface ArchiveContents {
  /** The first of them. */
  readonly entries: readonly ArchiveEntry[]
  readonly count: number
}

/** Entries that are shown. */
const SHOWN = 500
const MAX_ENTRIES = 20_000
/** Unpacked, an archive of this size is never suspicious. */
const HARMLESS_BYTES = 200 * 1024 * 1024
/** Unpacked, no archive is larger than this many times its size; text packs to a twentieth. */
const MAX_RATIO = 100
const MAX_BYTES = 50 * 1024 * 1024 * 1024
/** Characters of an entry's path that are shown. */
const MAX_PATH_LENGTH = 300
/** Archives within archives within an archive; nobody packs so, but files made to exhaust who unpacks them do. */
const MAX_LEVELS = 4
/** Entries on all levels together. */
const MAX_ARCHIVE_ENTRIES = 200_000
/** What is held of inner archives at a time, and what is read of them altogether. */
const MAX_HELD_BYTES = 32 * 1024 * 1024
const MAX_READ = 256 * 1024 * 1024

/** Lists an archive that stands within another; undefined for names that are of no archive. */
export type FindInnerList = (
  name: string,
) => ((bytes: Buffer, reader: ArchiveReader) => Promise<void>) | undefined

/** What an archive and all within it come to together. */
interface Sum {
  bytes: number
  entries: number
  held: number
  read: number
}

/** It cannot be read: a top one is refused; within another it may be there to test a program. */
export class BrokenArchiveError extends DomainError {
  override name = 'BrokenArchiveError'

  constructor(cause: unknown) {
    super('refused', copy.brokenArchive)
    this.cause = cause
  }
}

/** What a failure to read an archive means: broken it is only where the system did not fail. */
export function toRefusal(cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause
  return isSystemError(cause) ? toStorageFailure(cause) : new BrokenArchiveError(cause)
}

/** Bytes that may come out of an archive. @param size its own bytes */
export function mostBytesOf(size: number): number {
  return Math.min(MAX_BYTES, Math.max(HARMLESS_BYTES, size * MAX_RATIO))
}

/** Gathers the table of contents of one archive, refusing what would harm whoever unpacks it. */
export class ArchiveReader {
  /** Bytes that may come out of it, with all within. */
  readonly limit: number
  readonly #findInnerList: FindInnerList
  readonly #sum: Sum
  readonly #level: number
  readonly #entries: ArchiveEntry[] = []
  #count = 0

  /**
   * @param size bytes of the archive itself
   * @param outer whose limits hold for an archive within it too
   */
  constructor(size: number, findInnerList: FindInnerList, outer?: ArchiveReader) {
    this.limit = outer?.limit ?? mostBytesOf(size)
    this.#findInnerList = findInnerList
    this.#sum = outer === undefined ? { bytes: 0, entries: 0, held: 0, read: 0 } : outer.#sum
    this.#level = outer === undefined ? 0 : outer.#level + 1
  }

  /**
   * @param size bytes, unpacked
   * @param read all of them, asked of archives alone
   * @throws DomainError `refused`
   */
  async add(name: string, size: number, read?: () => Promise<Buffer>): Promise<void> {
    checkPath(name)
    this.#count += 1
    this.#sum.entries += 1
    if (this.#count > MAX_ENTRIES) throw tooMany(MAX_ENTRIES)
    if (this.#sum.entries > MAX_ARCHIVE_ENTRIES) throw tooMany(MAX_ARCHIVE_ENTRIES)
    this.#sum.bytes += size
    if (this.#sum.bytes > this.limit) throw new DomainError('refused', copy.bomb)
    const inside = read && (await this.#lookInto(name, size, read))
    if (this.#entries.length >= SHOWN) return
    this.#entries.push({
      name: toShownPath(name),
      size,
      ...(inside === undefined ? {} : { inside }),
    })
  }

  /** @throws DomainError `refused` for an archive of nothing */
  finish(): ArchiveContents {
    if (this.#count === 0) throw new DomainError('refused', copy.emptyArchive)
    return { entries: this.#entries, count: this.#count }
  }

  /** @returns entries of an archive within; undefined for what is none, is broken, or is too large to be held */
  async #lookInto(
    name: string,
    size: number,
    read: () => Promise<Buffer>,
  ): Promise<number | undefined> {
    const list = this.#findInnerList(name)
    if (list === undefined || size === 0) return undefined
    if (this.#level === MAX_LEVELS) throw new DomainError('refused', copy.tooDeep(MAX_LEVELS))
    const sum = this.#sum
    if (sum.held + size > MAX_HELD_BYTES || sum.read + size > MAX_READ) return undefined
    sum.held += size
    sum.read += size
    const inner = new ArchiveReader(size, this.#findInnerList, this)
    try {
      await list(await read(), inner)
      return inner.#count
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof BrokenArchiveError) return undefined
      throw new DomainError('refused', copy.inside(toShownPath(name), error.message))
    } finally {
      sum.held -= size
    }
  }
}

function tooMany(most: number): DomainError {
  return new DomainError('refused', copy.tooManyEntries(most))
}

/**
 * Refuses paths that leave the folder into which an archive is unpacked, on any system.
 * @throws DomainError `refused`
 */
export function checkPath(name: string): void {
  const path = name.replaceAll('\\', '/')
  const climbs = path.split('/').includes('..')
  if (name === '' || climbs || path.startsWith('/') || /^[a-z]:/i.test(path) || /\0/.test(name)) {
    throw new DomainError('refused', copy.unsafePath(toShownPath(name)))
  }
}

function toShownPath(name: string): string {
  const shown = name
    .split(/[/\\]/)
    .map((part) => (part === '' ? '' : toFileName(part, '')))
    .join('/')
  const characters = Array.from(shown)
  return characters.length > MAX_PATH_LENGTH
    ? `…${characters.slice(-MAX_PATH_LENGTH).join('')}`
    : shown
}
