import type { ArchiveEntry } from '../../db/schema/index.ts'
import { DomainError } from '../../http/errors.ts'
import { toFileName } from '../file-name.ts'
import { copy } from './copy.ts'

/** What an archive holds. */
export interface ArchiveContents {
  /** The first of them. */
  readonly entries: readonly ArchiveEntry[]
  readonly count: number
}

/** Entries that are shown. */
const SHOWN = 500
const MOST_ENTRIES = 20_000
/** Unpacked, an archive of this size is never suspicious. */
const HARMLESS_BYTES = 200 * 1024 * 1024
/** Unpacked, no archive is larger than this many times its size; text packs to a twentieth. */
const MOST_TIMES = 100
const MOST_BYTES = 50 * 1024 * 1024 * 1024
/** Characters of an entry's path that are shown. */
const LONGEST_PATH = 300

/** Gathers the table of contents of one archive, refusing what would harm whoever unpacks it. */
export class ArchiveReader {
  readonly #limit: number
  readonly #entries: ArchiveEntry[] = []
  #count = 0
  #bytes = 0

  /** @param size bytes of the archive itself */
  constructor(size: number) {
    this.#limit = Math.min(MOST_BYTES, Math.max(HARMLESS_BYTES, size * MOST_TIMES))
  }

  /**
   * @param size bytes, unpacked
   * @throws DomainError `refused`
   */
  add(name: string, size: number): void {
    checkPath(name)
    this.#count += 1
    if (this.#count > MOST_ENTRIES) {
      throw new DomainError('refused', copy.tooManyEntries(MOST_ENTRIES))
    }
    this.grow(size)
    if (this.#entries.length < SHOWN) this.#entries.push({ name: toShownPath(name), size })
  }

  /** Counts unpacked bytes. @throws DomainError `refused` for a bomb */
  grow(size: number): void {
    this.#bytes += size
    if (this.#bytes > this.#limit) throw new DomainError('refused', copy.bomb)
  }

  /** @throws DomainError `refused` for an archive of nothing */
  finish(): ArchiveContents {
    if (this.#count === 0) throw new DomainError('refused', copy.emptyArchive)
    return { entries: this.#entries, count: this.#count }
  }
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
  return characters.length > LONGEST_PATH ? `…${characters.slice(-LONGEST_PATH).join('')}` : shown
}
