import type { JournalEnvironment } from './environment.ts'
import type { LocalStore } from './local-store.ts'
import { type ParseContent, readRecord } from './read-record.ts'
import { emptyRecord, isHead, type JournalRecord, mergeRecords } from './record.ts'
import { addForeign } from './record-changes.ts'

/** Age up to which a visitor's text is moved to the account that signs in, ms. A later sign-in may be another user's. */
export const ADOPTION_TIMEOUT_MS = 60 * 60_000

export interface AdoptOptions<Content> {
  /** Id of the visitor's text. */
  readonly from: string
  readonly into: LocalStore<Content>
  readonly parse: ParseContent<Content>
  readonly environment: JournalEnvironment
}

/** Moves a visitor's text to the account that has signed in. Returns whether there was any. Never rejects. */
export async function adopt<Content>(options: AdoptOptions<Content>): Promise<boolean> {
  const { from, into, parse, environment } = options
  const { storage, mirror, now } = environment
  const main = await storage.read(from).catch(() => undefined)
  const mirrored = mirror.read(from)
  const found = [main, ...mirrored]
    .map((value) => readRecord(value, parse))
    .reduce(mergeRecords, emptyRecord<Content>())
  const isFresh = ({ at }: { readonly at: number }) => now() - at <= ADOPTION_TIMEOUT_MS
  const heads = found.heads.filter(isFresh)
  const earlier = found.earlier.filter(isFresh)
  if (heads.length === 0) return false
  const outcome = await into.change((record) => {
    const start = { ...record, earlier: [...record.earlier, ...earlier] }
    return heads.reduce<JournalRecord<Content>>(addForeign, start)
  })
  if (outcome === 'none') return false
  const withoutAdopted = (old: unknown) => {
    const rest = mergeRecords(readRecord(old, parse), found)
    return {
      ...rest,
      heads: rest.heads.filter((head) => !heads.some((adopted) => isHead(head, adopted))),
      earlier: rest.earlier.filter((version) => !isFresh(version)),
    }
  }
  // A tab that still runs as a visitor may have written meanwhile.
  const isUntouched = () => JSON.stringify(mirror.read(from)) === JSON.stringify(mirrored)
  try {
    await storage.update(from, withoutAdopted)
    if (isUntouched()) mirror.remove(from)
  } catch {
    // The main store may still contain the text. This record marks it as moved, so that the next account does not get it.
    if (isUntouched()) mirror.remove(from)
    mirror.write(from, environment.createId(), withoutAdopted(undefined))
  }
  return true
}
