import { copy } from './copy.ts'
import { type Entry, writeEntry } from './entry-text.ts'
import { createNamer } from './file-names.ts'
import { type KeyOf, loadKeys } from './keys.ts'
import { ENTRY_KINDS, type EntryKind, FOLDERS, FORMAT, MANIFEST, VERSION } from './kinds.ts'
import { type PictureContext, PictureNames } from './pictures.ts'
import { SOURCES } from './sources/all.ts'
import type { Listed, Owner } from './sources/source.ts'

/** One file of an archive. */
export interface ArchiveFile {
  readonly name: string
  readonly input: string | Uint8Array
  readonly lastModified: Date
}

/** ZIP cannot store dates before 1980. */
const FIRST_DAY = new Date('1980-01-02T00:00:00Z')

/**
 * Generates the archive of all content of a user, file by file. At most one entry and one picture are in memory. The
 * output is deterministic: equal content gives equal files in the same order, on every account and site.
 */
export async function* makeArchive(
  context: PictureContext,
  userId: string,
): AsyncGenerator<ArchiveFile, void> {
  const { db } = context
  const owner: Owner = { db, userId, keyOf: await loadKeys(db, userId) }
  const pictures = new PictureNames(context)
  const packed = new Set<string>()
  const about = { format: FORMAT, version: VERSION, about: copy.about }
  yield { name: MANIFEST, input: `${JSON.stringify(about, null, 2)}\n`, lastModified: FIRST_DAY }
  for (const kind of ENTRY_KINDS) {
    const nameOf = createNamer()
    for (const listed of await listInOrder(owner, kind)) {
      const name = `${FOLDERS[kind]}/${nameOf(listed.date, listed.words)}`
      const entry = await SOURCES[kind].load(owner, listed.id)
      if (entry === undefined) continue
      const { text, urls } = await toText(pictures, entry)
      const lastModified = listed.date < FIRST_DAY ? FIRST_DAY : listed.date
      for (const url of urls) {
        if (packed.has(url)) continue
        packed.add(url)
        const picture = await pictures.read(url)
        if (picture === undefined || packed.has(picture.name)) continue
        packed.add(picture.name)
        yield { name: picture.name, input: picture.bytes, lastModified }
      }
      yield { name, input: text, lastModified }
    }
  }
}

/** The text of an entry in an archive; undefined when it does not exist. */
export async function toArchiveText(
  context: PictureContext,
  userId: string,
  kind: EntryKind,
  id: string,
): Promise<string | undefined> {
  const owner = { db: context.db, userId, keyOf: await loadKeys(context.db, userId) }
  const entry = await SOURCES[kind].load(owner, id)
  return entry && (await toText(new PictureNames(context), entry)).text
}

async function toText(pictures: PictureNames, { head, body }: Entry) {
  const { text, urls } = await pictures.replace(body)
  const cover = typeof head.cover === 'string' ? await pictures.replaceUrl(head.cover) : undefined
  const shown = cover === undefined ? head : { ...head, cover: cover.text }
  return {
    text: writeEntry({ head: shown, body: text }),
    urls: [...(cover?.urls ?? []), ...urls],
  }
}

/** Entries by date, then by key, so that archives of equal content are equal. */
async function listInOrder(owner: Owner, kind: EntryKind): Promise<Listed[]> {
  const listed = await SOURCES[kind].list(owner)
  const keyed = listed.map((it) => ({ ...it, key: toKey(owner.keyOf, kind, it.id) }))
  return keyed.sort((a, b) => a.date.getTime() - b.date.getTime() || compare(a.key, b.key))
}

function toKey(keyOf: KeyOf, kind: EntryKind, id: string): string {
  // Padded, so that keys are ordered as 64-bit numbers.
  return kind === 'draft' ? id : keyOf(kind, id).padStart(20, '0')
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
