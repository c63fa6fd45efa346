/** Position of the caret and the scroll offset. */
export interface Position {
  /** Caret or selection, in UTF-16 units of the text. */
  readonly from: number
  readonly to: number
  /** Scroll offset in px. */
  readonly scroll: number
}

/** The newest text of one writer, as in version control. `writer` and `n` identify it. */
export interface Head<Content> {
  /** One opening of the text in one tab, or REMOTE. */
  readonly writer: string
  /** Increases with every change of the writer. */
  readonly n: number
  readonly content: Content
  /** ms since 1970. */
  readonly at: number
  /** Revision of the server's draft that the text is based on; 0 for none. */
  readonly base: number
  /** Whether the draft of revision `base` is exactly this text. */
  readonly synced: boolean
  readonly place?: Position | undefined
}

export type HeadId = Pick<Head<unknown>, 'writer' | 'n'>

/** A text that was replaced by another one. */
export interface EarlierVersion<Content> {
  readonly content: Content
  readonly at: number
  readonly origin: Origin
}

/** `here`: typed on this device. `elsewhere`: saved by another device. */
export type Origin = 'here' | 'elsewhere'

/** State of the exchange with the server; the larger `m` is newer. Part of the stored format, like all names below. */
export interface PendingExchange {
  readonly m: number
  /** Sent texts without a response, each as `writer/n/digest`. */
  readonly sent: readonly string[]
  /** Revision of a draft that has to be removed from the server; 0 when only `sent` identifies it. */
  readonly leaving?: number | undefined
}

/** A publication from this device; the larger `m` is newer. */
export interface Publication<Content> {
  readonly m: number
  /** The published text, if it can be edited further. */
  readonly content?: Content | undefined
  /** ms since 1970. */
  readonly at: number
}

/**
 * Everything stored about one text. Several tabs write to it without overwriting each other: more than one head means that
 * two tabs or devices edited the same text. `seen` is a version vector: for each writer, the last `n` that was merged. A
 * head that was seen and is not among `heads` was replaced on purpose.
 */
export interface JournalRecord<Content> {
  readonly heads: readonly Head<Content>[]
  readonly seen: Readonly<Record<string, number>>
  readonly earlier: readonly EarlierVersion<Content>[]
  readonly dealings: PendingExchange
  readonly published: Publication<Content>
  /** Last change, ms since 1970. */
  readonly at: number
}

/** Writer of heads that came from the server. */
export const REMOTE = 'remote'

/** Writers of texts that another tab, or another device, published. */
export const PUBLISHED = 'published'
export const PUBLISHED_ELSEWHERE = 'published elsewhere'

/** Maximum number of earlier versions of one text. */
export const MAX_EARLIER = 5
const MAX_HEADS = 20
const MAX_SEEN = 40

export function emptyRecord<Content>(): JournalRecord<Content> {
  return {
    heads: [],
    seen: {},
    earlier: [],
    dealings: { m: 0, sent: [] },
    published: { m: 0, at: 0 },
    at: 0,
  }
}

export function isHead(head: HeadId, id: HeadId | undefined): boolean {
  return id !== undefined && head.writer === id.writer && head.n === id.n
}

export function originOf({ writer }: HeadId): Origin {
  return writer === REMOTE || writer === PUBLISHED_ELSEWHERE ? 'elsewhere' : 'here'
}

/** Whether a head is a text that another tab or device published. */
export function isPublished({ writer }: HeadId): boolean {
  return writer === PUBLISHED || writer === PUBLISHED_ELSEWHERE
}

/** Whether two contents are equal as JSON values. */
export function isSameContent(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const names = Object.keys(a)
  return (
    Array.isArray(a) === Array.isArray(b) &&
    names.length === Object.keys(b).length &&
    names.every((name) => isSameContent(Reflect.get(a, name), Reflect.get(b, name)))
  )
}

/** Merges two records. Commutative and idempotent. */
export function mergeRecords<Content>(
  a: JournalRecord<Content>,
  b: JournalRecord<Content>,
): JournalRecord<Content> {
  const survivors = [...findSurvivors(a, b), ...findSurvivors(b, a)]
  const heads: Head<Content>[] = []
  for (const head of survivors) {
    const at = heads.findIndex((other) => isHead(other, head))
    if (at < 0) heads.push(head)
    else heads[at] = pickNewer(heads[at] ?? head, head)
  }
  const seen: Record<string, number> = { ...a.seen }
  for (const [writer, n] of Object.entries(b.seen)) seen[writer] = Math.max(seen[writer] ?? -1, n)
  return settle({
    heads: [...heads, ...findMutuallyReplaced(a, b, heads)],
    seen,
    earlier: [...a.earlier, ...b.earlier],
    dealings: b.dealings.m > a.dealings.m ? b.dealings : a.dealings,
    published: pickPublication(a.published, b.published),
    at: Math.max(a.at, b.at),
  })
}

/** Heads that the other record also contains, or has not seen yet. */
function findSurvivors<Content>(
  { heads }: JournalRecord<Content>,
  other: JournalRecord<Content>,
): Head<Content>[] {
  return heads.filter(
    (head) =>
      head.n > (other.seen[head.writer] ?? -1) || other.heads.some((known) => isHead(known, head)),
  )
}

/** Equal texts of which each record dropped its own in favour of the other's: without this, both would be lost. */
function findMutuallyReplaced<Content>(
  a: JournalRecord<Content>,
  b: JournalRecord<Content>,
  survivors: readonly Head<Content>[],
): Head<Content>[] {
  return a.heads.filter(
    ({ content }) =>
      b.heads.some((other) => isSameContent(other.content, content)) &&
      !survivors.some((other) => isSameContent(other.content, content)),
  )
}

/** Of two copies of one head, the one with the newer server state; else the second, whose `place` may be newer. */
function pickNewer<Content>(a: Head<Content>, b: Head<Content>): Head<Content> {
  if (a.base !== b.base) return a.base > b.base ? a : b
  return a.synced && !b.synced ? a : b
}

function pickPublication<Content>(
  a: Publication<Content>,
  b: Publication<Content>,
): Publication<Content> {
  return b.m > a.m ? b : a
}

/** Enforces the limits of a record. Excess heads become earlier versions; of equal heads one remains. */
export function settle<Content>(record: JournalRecord<Content>): JournalRecord<Content> {
  const heads: Head<Content>[] = []
  for (const head of [...record.heads].sort(byAge)) {
    const at = heads.findIndex(({ content }) => isSameContent(content, head.content))
    const equal = heads[at]
    if (equal === undefined) heads.push(head)
    else if (head.base > equal.base) {
      heads[at] = { ...equal, base: head.base, synced: head.synced }
    }
  }
  const dropped = heads.splice(MAX_HEADS).map(toEarlier)
  return {
    ...record,
    heads,
    seen: trimSeen(record.seen, heads),
    earlier: [...record.earlier, ...dropped]
      .sort((a, b) => b.at - a.at)
      .filter((version, at, all) => all.findIndex((other) => isSameVersion(other, version)) === at)
      .slice(0, MAX_EARLIER),
  }
}

export function toEarlier<Content>(head: Head<Content>): EarlierVersion<Content> {
  return { content: head.content, at: head.at, origin: originOf(head) }
}

/** Newest first, with a deterministic order for equal times. */
function byAge(a: Head<unknown>, b: Head<unknown>): number {
  return b.at - a.at || (a.writer < b.writer ? 1 : -1)
}

function isSameVersion(a: EarlierVersion<unknown>, b: EarlierVersion<unknown>): boolean {
  return a === b || isSameContent(a.content, b.content)
}

function trimSeen(
  seen: Readonly<Record<string, number>>,
  heads: readonly HeadId[],
): Readonly<Record<string, number>> {
  const entries = Object.entries(seen)
  if (entries.length <= MAX_SEEN) return seen
  const old = entries.length - MAX_SEEN
  return Object.fromEntries(
    entries.filter(
      ([writer], at) => at >= old || writer === REMOTE || heads.some((h) => h.writer === writer),
    ),
  )
}
