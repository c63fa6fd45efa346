import { createBrowserEnvironment } from './browser-environment.ts'
import type { JournalEnvironment } from './environment.ts'
import { fromId, toId } from './keys.ts'
import { type ParseContent, readRecord } from './read-record.ts'
import { emptyRecord, type Head, type JournalRecord, mergeRecords } from './record.ts'
import type { JournalKey } from './types.ts'

/** Age at which an untouched text is removed, ms. */
export const MAX_AGE_MS = 30 * 24 * 60 * 60_000

type Stores = Pick<JournalEnvironment, 'storage' | 'mirror'>

/** ms for which the server's list may lack a draft that was just saved. */
const LISTING_DELAY_MS = 60_000

/** A text of the owner that was never sent, or only just. */
export interface UnsentText<Content> {
  readonly target: string
  readonly content: Content
  readonly at: number
}

export interface FindUnsentOptions<Content> {
  readonly owner: string
  readonly kind: string
  readonly parse: ParseContent<Content>
  readonly environment?: Stores & Pick<JournalEnvironment, 'now'>
}

/** Texts of one owner that the server's list cannot contain yet, newest first. */
export async function findUnsent<Content>({
  owner,
  kind,
  parse,
  environment = createBrowserEnvironment(),
}: FindUnsentOptions<Content>): Promise<UnsentText<Content>[]> {
  const found = new Map<string, JournalRecord<Content>>()
  for (const [id, value] of await listAll(environment)) {
    const key = fromId(id)
    if (key?.owner !== owner || key.kind !== kind) continue
    const known = found.get(key.target) ?? emptyRecord<Content>()
    found.set(key.target, mergeRecords(known, readRecord(value, parse)))
  }
  const isUnlisted = ({ base, at }: Head<Content>) =>
    base === 0 || environment.now() - at < LISTING_DELAY_MS
  return [...found]
    .filter(([, { heads }]) => heads.every(isUnlisted))
    .flatMap(([target, { heads }]) =>
      heads.slice(0, 1).map(({ content, at }) => ({ target, content, at })),
    )
    .sort((a, b) => b.at - a.at)
}

/** Removes a text and its record from this device. Never rejects. */
export async function forgetText(
  key: JournalKey,
  { storage, mirror }: Stores = createBrowserEnvironment(),
): Promise<void> {
  mirror.remove(toId(key))
  // A store that does not respond lists no text either.
  await storage.remove(toId(key)).catch(() => undefined)
}

/** Removes texts of all owners that were not touched for 30 days, and unreadable records. */
export async function removeOld(
  environment: Stores & Pick<JournalEnvironment, 'now'> = createBrowserEnvironment(),
): Promise<void> {
  const { storage, mirror, now } = environment
  const newest = new Map<string, number>()
  for (const [id, value] of await listAll(environment)) {
    const { heads, at } = readRecord(value, (content) => content)
    newest.set(id, Math.max(newest.get(id) ?? 0, at, ...heads.map((head) => head.at)))
  }
  for (const [id, at] of newest) {
    if (now() - at <= MAX_AGE_MS && fromId(id)) continue
    mirror.remove(id)
    await storage.remove(id).catch(() => undefined)
  }
}

async function listAll({ storage, mirror }: Stores) {
  const main = await storage.list().catch(() => [])
  return [...main, ...mirror.list()]
}
