import type { LocalPart, Outcome } from './local-part.ts'
import { type EarlierVersion, type Head, isHead } from './record.ts'
import { chooseHead, clearHead, putHead } from './record-changes.ts'
import { isBlank, isSettled, pickHead, takeHead, toHead, type Work } from './work.ts'

export interface StepsOptions<Content> {
  readonly work: Work<Content>
  readonly local: LocalPart<Content>
  readonly now: () => number
  /** Shows how things stand. */
  readonly publish: () => void
  /** Called when neither store took the text. */
  readonly onUnkept: () => void
}

/** What can happen to a text on this machine. */
export interface Steps<Content> {
  /** Puts what was typed down in the main store. */
  keep(): Promise<void>
  /** Puts it down in the mirror, at once. */
  keepNow(): void
  /** Lets `content` stand for the text and everything in `seen`. */
  choose(content: Content, seen: readonly Head<Content>[], synced: boolean): Promise<void>
  /** Takes the text away, and has its draft removed where there is one. */
  clear(earlier: EarlierVersion<Content> | undefined, hasRemote: boolean): Promise<void>
  /** Follows what other tabs have done, as far as nothing typed here stands against it. */
  reconcile(): void
}

export function createSteps<Content>(options: StepsOptions<Content>): Steps<Content> {
  const { work, local, now, publish, onUnkept } = options

  async function keep(): Promise<void> {
    if (isSettled(work) && !(work.hasMoved && work.head?.writer === work.writer)) return
    work.hasMoved = false
    const { n, head: parent, epoch } = work
    const blank = isBlank(work)
    const head = toHead(work)
    work.size = JSON.stringify(work.content).length
    const outcome = await local.change((record) => putHead(record, head, parent, blank))
    if (work.epoch === epoch) work.head = blank ? undefined : { writer: work.writer, n }
    note(n, outcome)
    reconcile()
    publish()
  }

  /** Notes how far the stores have come. */
  function note(n: number, outcome: Outcome): void {
    if (outcome === 'nowhere') {
      work.failedN = n
      onUnkept()
    } else work.storedN = Math.max(work.storedN, n)
    // What was typed since is in the mirror only.
    if (outcome === 'main' && work.mirroredN <= n) local.dropMirror()
  }

  function keepNow(): void {
    if (isSettled(work) && !work.hasMoved) return
    const isKept = local.keepNow(toHead(work), work.head, isBlank(work))
    if (isKept) work.mirroredN = work.n
  }

  async function choose(
    content: Content,
    seen: readonly Head<Content>[],
    synced: boolean,
  ): Promise<void> {
    const n = ++work.n
    work.epoch++
    work.version++
    work.content = content
    work.at = now()
    work.place = undefined
    work.restored = undefined
    work.base = Math.max(work.base, ...seen.map(({ base }) => base))
    work.syncedN = synced ? n : -1
    work.lineage = [...work.lineage, ...seen.map((other) => ({ writer: other.writer, n: other.n }))]
    const head = toHead(work)
    publish()
    const outcome = await local.change((record) => chooseHead(record, head, seen, work.initial))
    work.head = { writer: work.writer, n }
    note(n, outcome)
    publish()
  }

  async function clear(
    earlier: EarlierVersion<Content> | undefined,
    hasRemote: boolean,
  ): Promise<void> {
    const { writer, head: parent, base } = work
    const { sent } = local.getView().dealings
    const leaving = hasRemote && (base > 0 || sent.length > 0) ? base : undefined
    takeHead(work, undefined)
    work.restored = undefined
    const n = ++work.n
    const at = now()
    publish()
    const outcome = await local.change((record) =>
      clearHead(record, { by: { writer, n }, parent, earlier, leaving, at }),
    )
    note(n, outcome)
    reconcile()
    publish()
  }

  function reconcile(): void {
    const view = local.getView()
    const own = view.heads.find((head) => head.writer === work.writer || isHead(head, work.head))
    if (own && own.base > work.base) {
      work.base = own.base
      if (own.synced && isSettled(work)) work.syncedN = work.n
    }
    if (own || !isSettled(work)) return
    const next = pickHead(view)
    if (next === undefined && work.head === undefined) return
    takeHead(work, next)
    if (next === undefined) work.restored = undefined
  }

  return { keep, keepNow, choose, clear, reconcile }
}
