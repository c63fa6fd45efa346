import type { ArchiveEntry } from '../../db/schema/index.ts'
import { DomainError } from '../../http/errors.ts'
import { toFileName } from '../file-name.ts'
import { isSystemError } from '../is-system-error.ts'
import { toStorageFailure } from '../storage/storage-failure.ts'
import { copy } from './copy.ts'

/** Contents of an archive. */
export interface ArchiveContents {
  /** The first entries. */
  readonly entries: readonly ArchiveEntry[]
  readonly count: number
}

/** Maximum number of listed entries. */
const MAX_LISTED = 500
const MAX_ENTRIES = 20_000
/** An archive with fewer uncompressed bytes is never refused as a bomb. */
const HARMLESS_BYTES = 200 * 1024 * 1024
/** Maximum ratio of uncompressed to compressed size; text compresses to about a twentieth. */
const MAX_RATIO = 100
const MAX_BYTES = 50 * 1024 * 1024 * 1024
/** Maximum number of displayed characters of a path. */
const MAX_PATH_LENGTH = 300
/** Maximum nesting of archives; deeper nesting only occurs in files made to exhaust the unpacking program. */
const MAX_LEVELS = 4
/** Maximum number of entries on all levels together. */
const MAX_ARCHIVE_ENTRIES = 200_000
/** Maximum bytes of inner archives in memory at a time, and in total. */
const MAX_HELD_BYTES = 32 * 1024 * 1024
const MAX_READ = 256 * 1024 * 1024

/** Finds the lister for an inner archive by its name; undefined for other files. */
export type FindInnerList = (
  name: string,
) => ((bytes: Buffer, reader: ArchiveReader) => Promise<void>) | undefined

/** Totals over an archive and all its inner archives. */
interface Totals {
  bytes: number
  entries: number
  held: number
  read: number
}

/** The archive cannot be read. A top-level one is refused; an inner one may be test data and is accepted. */
export class BrokenArchiveError extends DomainError {
  override name = 'BrokenArchiveError'

  constructor(cause: unknown) {
    super('refused', copy.brokenArchive)
    this.cause = cause
  }
}

/** Maps an error to a refusal. The archive is broken only if the operating system did not fail. */
export function toArchiveError(cause: unknown): DomainError {
  if (cause instanceof DomainError) return cause
  return isSystemError(cause) ? toStorageFailure(cause) : new BrokenArchiveError(cause)
}

/** Maximum uncompressed bytes of an archive. @param size bytes of the archive */
export function maxBytesOf(size: number): number {
  return Math.min(MAX_BYTES, Math.max(HARMLESS_BYTES, size * MAX_RATIO))
}

/** Collects the table of contents of an archive and refuses entries that would harm the system that unpacks it. */
export class ArchiveReader {
  /** Maximum uncompressed bytes including inner archives. */
  readonly limit: number
  readonly #findInnerList: FindInnerList
  readonly #totals: Totals
  readonly #level: number
  readonly #entries: ArchiveEntry[] = []
  #count = 0

  /**
   * @param size bytes of the archive itself
   * @param outer reader of the outer archive, whose limits also apply
   */
  constructor(size: number, findInnerList: FindInnerList, outer?: ArchiveReader) {
    this.limit = outer?.limit ?? maxBytesOf(size)
    this.#findInnerList = findInnerList
    this.#totals = outer === undefined ? { bytes: 0, entries: 0, held: 0, read: 0 } : outer.#totals
    this.#level = outer === undefined ? 0 : outer.#level + 1
  }

  /**
   * Adds an entry.
   * @param size uncompressed bytes
   * @param read reads the entry; called for archives only
   * @throws DomainError `refused`
   */
  async add(name: string, size: number, read?: () => Promise<Buffer>): Promise<void> {
    checkPath(name)
    this.#count += 1
    this.#totals.entries += 1
    if (this.#count > MAX_ENTRIES) throw tooMany(MAX_ENTRIES)
    if (this.#totals.entries > MAX_ARCHIVE_ENTRIES) throw tooMany(MAX_ARCHIVE_ENTRIES)
    this.#totals.bytes += size
    if (this.#totals.bytes > this.limit) throw new DomainError('refused', copy.bomb)
    const inside = read && (await this.#lookInto(name, size, read))
    if (this.#entries.length >= MAX_LISTED) return
    this.#entries.push({
      name: toShownPath(name),
      size,
      ...(inside === undefined ? {} : { inside }),
    })
  }

  /** @throws DomainError `refused` for an empty archive */
  finish(): ArchiveContents {
    if (this.#count === 0) throw new DomainError('refused', copy.emptyArchive)
    return { entries: this.#entries, count: this.#count }
  }

  /** @returns number of entries of an inner archive; undefined for other files and for broken or too large archives */
  async #lookInto(
    name: string,
    size: number,
    read: () => Promise<Buffer>,
  ): Promise<number | undefined> {
    const list = this.#findInnerList(name)
    if (list === undefined || size === 0) return undefined
    if (this.#level === MAX_LEVELS) throw new DomainError('refused', copy.tooDeep(MAX_LEVELS))
    const totals = this.#totals
    if (totals.held + size > MAX_HELD_BYTES || totals.read + size > MAX_READ) return undefined
    totals.held += size
    totals.read += size
    const inner = new ArchiveReader(size, this.#findInnerList, this)
    try {
      await list(await read(), inner)
      return inner.#count
    } catch (error) {
      if (!(error instanceof DomainError) || error instanceof BrokenArchiveError) return undefined
      throw new DomainError('refused', copy.inside(toShownPath(name), error.message))
    } finally {
      totals.held -= size
    }
  }
}

function tooMany(max: number): DomainError {
  return new DomainError('refused', copy.tooManyEntries(max))
}

/**
 * Refuses paths that escape the folder into which an archive is unpacked, on any operating system.
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
