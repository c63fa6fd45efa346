/** Where the caret and the page stood. */
export interface Place {
  /** Caret or selection, in UTF-16 units of the text. */
  readonly from: number
  readonly to: number
  /** Scroll offset in px. */
  readonly scroll: number
}

/** One text that somebody typed last in some place. `writer` and `n` name it for good. */
export interface Head<Content> {
  /** One opening of the text in one tab, or REMOTE. */
  readonly writer: string
  /** Grows with every change of the writer. */
  readonly n: number
  readonly content: Content
  /** ms since 1970. */
  readonly at: number
  /** Revision of the server's draft that the text continues; 0 for none. */
  readonly base: number
  /** Whether the server holds exactly this text, as `base`. */
  readonly synced: boolean
  readonly place?: Place | undefined
}

export type HeadId = Pick<Head<unknown>, 'writer' | 'n'>

/** A text that gave way to another one. */
export interface EarlierVersion<Content> {
  readonly content: Content
  readonly at: number
  readonly origin: Origin
}

/** `here`: typed on this machine. `elsewhere`: saved by another one. */
export type Origin = 'here' | 'elsewhere'

/** What is between this machine and the server; the larger `m` is the newer. */
export interface Dealings {
  readonly m: number
  /** Texts sent whose answers are not known: writer, its number and a digest, with slashes between. */
  readonly sent: readonly string[]
  /** The revision of a draft that has still to be removed from the server; 0 when only `sent` names it. */
  readonly leaving?: number | undefined
}

/** That the text was published from this machine; the larger `m` is the newer. */
export interface Publication<Content> {
  readonly m: number
  /** The text as it stands since, where it can be changed further. */
  readonly content?: Content | undefined
  /** ms since 1970. */
  readonly at: number
}

/**
 * All that is kept of one text. Several tabs write to it, none over another: more than one head means that two places
 * went on from the same text. `seen` says, for each writer, up to where its heads have been taken up; a head that was seen
 * and is not among `heads` was replaced on purpose.
 */
export interface JournalRecord<Content> {
  readonly heads: readonly Head<Content>[]
  readonly seen: Readonly<Record<string, number>>
  readonly earlier: readonly EarlierVersion<Content>[]
  readonly dealings: Dealings
  readonly published: Publication<Content>
  /** Last change, ms since 1970. */
  readonly at: number
}

/** Writer of the heads that came from the server. */
export const REMOTE = 'remote'

/** Writers of what another tab, or another machine, published. */
export const PUBLISHED = 'published'
export const PUBLISHED_ELSEWHERE = 'published elsewhere'

/** Earlier versions that are kept of one text. */
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

/** Whether a head is what was published in another place. */
export function isPublished({ writer }: HeadId): boolean {
  return writer === PUBLISHED || writer === PUBLISHED_ELSEWHERE
}

/** Equal texts are one text, wherever they were typed. Contents are JSON. */
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

/** Joins what two places know; the order does not matter, and joining twice changes nothing. */
export function mergeRecords<Content>(
  a: JournalRecord<Content>,
  b: JournalRecord<Content>,
): JournalRecord<Content> {
  const kept = [...survivorsOf(a, b), ...survivorsOf(b, a)]
  const heads: Head<Content>[] = []
  for (const head of kept) {
    const at = heads.findIndex((other) => isHead(other, head))
    if (at < 0) heads.push(head)
    else heads[at] = pickBetter(heads[at] ?? head, head)
  }
  const seen: Record<string, number> = { ...a.seen }
  for (const [writer, n] of Object.entries(b.seen)) seen[writer] = Math.max(seen[writer] ?? -1, n)
  return settle({
    heads: [...heads, ...findOrphans(a, b, heads)],
    seen,
    earlier: [...a.earlier, ...b.earlier],
    dealings: b.dealings.m > a.dealings.m ? b.dealings : a.dealings,
    published: pickPublication(a.published, b.published),
    at: Math.max(a.at, b.at),
  })
}

/** Heads that the other place has, too, or has not seen yet. */
function survivorsOf<Content>(
  { heads }: JournalRecord<Content>,
  other: JournalRecord<Content>,
): Head<Content>[] {
  return heads.filter(
    (head) =>
      head.n > (other.seen[head.writer] ?? -1) || other.heads.some((known) => isHead(known, head)),
  )
}

/** Two places that each gave up its own of two equal texts for the other's would lose both. */
function findOrphans<Content>(
  a: JournalRecord<Content>,
  b: JournalRecord<Content>,
  kept: readonly Head<Content>[],
): Head<Content>[] {
  return a.heads.filter(
    ({ content }) =>
      b.heads.some((other) => isSameContent(other.content, content)) &&
      !kept.some((other) => isSameContent(other.content, content)),
  )
}

/** Of two accounts of one head, the one that knows more of the server; else the second, which may know a later place. */
function pickBetter<Content>(a: Head<Content>, b: Head<Content>): Head<Content> {
  if (a.base !== b.base) return a.base > b.base ? a : b
  return a.synced && !b.synced ? a : b
}

function pickPublication<Content>(
  a: Publication<Content>,
  b: Publication<Content>,
): Publication<Content> {
  return b.m > a.m ? b : a
}

/** Bounds a record. What must go becomes an earlier version; of equal heads one stays. */
export function settle<Content>(record: JournalRecord<Content>): JournalRecord<Content> {
  const heads: Head<Content>[] = []
  for (const head of [...record.heads].sort(byAge)) {
    const at = heads.findIndex(({ content }) => isSameContent(content, head.content))
    const twin = heads[at]
    if (twin === undefined) heads.push(head)
    else if (head.base > twin.base) {
      heads[at] = { ...twin, base: head.base, synced: head.synced }
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

/** The newest first, and always in the same order. */
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
