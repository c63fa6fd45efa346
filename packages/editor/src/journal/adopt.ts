import type { JournalEnvironment } from './environment.ts'
import type { LocalPart } from './local-part.ts'
import { type ParseContent, readRecord } from './read-record.ts'
import { emptyRecord, isHead, type JournalRecord, mergeRecords } from './record.ts'
import { addForeign } from './record-changes.ts'

/** How long a visitor's text waits for its writer to sign in, ms. Whoever signs in later may be somebody else. */
export const ADOPTION_TIME = 60 * 60_000

export interface AdoptOptions<Content> {
  /** Id of the visitor's text. */
  readonly from: string
  readonly into: LocalPart<Content>
  readonly parse: ParseContent<Content>
  readonly environment: JournalEnvironment
}

/** Moves what was typed before signing in over to who has signed in; returns whether there was anything. Never rejects. */
export async function adopt<Content>(options: AdoptOptions<Content>): Promise<boolean> {
  const { from, into, parse, environment } = options
  const { storage, mirror, now } = environment
  const main = await storage.read(from).catch(() => undefined)
  const hasty = mirror.read(from)
  const found = [main, ...hasty]
    .map((value) => readRecord(value, parse))
    .reduce(mergeRecords, emptyRecord<Content>())
  const isFresh = ({ at }: { readonly at: number }) => now() - at <= ADOPTION_TIME
  const heads = found.heads.filter(isFresh)
  const earlier = found.earlier.filter(isFresh)
  if (heads.length === 0) return false
  const outcome = await into.change((record) => {
    const start = { ...record, earlier: [...record.earlier, ...earlier] }
    return heads.reduce<JournalRecord<Content>>(addForeign, start)
  })
  if (outcome === 'nowhere') return false
  const withoutAdopted = (old: unknown) => {
    const rest = mergeRecords(readRecord(old, parse), found)
    return {
      ...rest,
      heads: rest.heads.filter((head) => !heads.some((adopted) => isHead(head, adopted))),
      earlier: rest.earlier.filter((version) => !isFresh(version)),
    }
  }
  // A tab that is still a visitor's may have written meanwhile.
  const isUntouched = () => JSON.stringify(mirror.read(from)) === JSON.stringify(hasty)
  try {
    await storage.update(from, withoutAdopted)
    if (isUntouched()) mirror.remove(from)
  } catch {
    // Whatever the main store still holds, the next account must not find it: this says that it was taken up.
    if (isUntouched()) mirror.remove(from)
    mirror.write(from, environment.createId(), withoutAdopted(undefined))
  }
  return true
}
