import { adopt } from './adopt.ts'
import { createExchange } from './exchange.ts'
import { toId, VISITOR } from './keys.ts'
import { createLocalPart, type Outcome } from './local-part.ts'
import { type EarlierVersion, type Head, isHead, type JournalRecord, type Place } from './record.ts'
import { chooseHead, clearHead, putHead } from './record-changes.ts'
import { createSyncLoop } from './sync-loop.ts'
import type { Journal, JournalOptions, JournalSnapshot } from './types.ts'
import {
  createWork,
  findRivals,
  isBlank,
  isSettled,
  pickHead,
  takeHead,
  toHead,
  toSnapshot,
} from './work.ts'

/** ms from the first change to the main store of this machine, and to the server. */
const KEEP_AFTER = 300
const SEND_AFTER = 3000
/** Characters up to which a text is put down with every single change. */
const SMALL = 64_000
/** Characters that put the server off by another ms: long texts travel less often. */
const SLOWER = 100

/**
 * Keeps one text while it is written: here within a moment, and on the server where there is one for it. Does nothing
 * before `open`. See README, Journal.
 */
export function createJournal<Content>(options: JournalOptions<Content>): Journal<Content> {
  const { key, initial, parse, remote, isOwner = () => true, environment } = options
  const work = createWork(environment.createId(), initial)
  const local = createLocalPart({ id: toId(key), writer: work.writer, parse, environment })
  const listeners = new Set<() => void>()
  let snapshot: JournalSnapshot<Content> = toSnapshot(work, local.getView(), undefined)
  let shownRival: Head<Content> | undefined
  let opening: Promise<void> | undefined
  let unlisten: (() => void) | undefined
  let cancelKeep: (() => void) | undefined
  let size = 0
  let hasMoved = false

  const exchange =
    remote && createExchange({ work, local, remote, keep, isOwner, now: environment.now })
  const loop =
    exchange &&
    createSyncLoop({
      isNeeded: exchange.isNeeded,
      step: exchange.step,
      isExpired: options.isExpired ?? (() => false),
      onOutcome({ error, isPaused }) {
        work.problem = error
        work.isPaused = isPaused
        publish()
      },
      environment,
    })

  function publish(): void {
    const view = local.getView()
    shownRival = work.isOpen ? findRivals(work, view)[0] : undefined
    snapshot = toSnapshot(work, view, shownRival)
    for (const listener of listeners) listener()
  }

  /** Puts what was typed down in the main store. */
  async function keep(): Promise<void> {
    cancelKeep?.()
    cancelKeep = undefined
    if (isSettled(work) && !(hasMoved && work.head?.writer === work.writer)) return
    hasMoved = false
    const { n, head: parent, epoch } = work
    const blank = isBlank(work)
    const head = toHead(work)
    size = JSON.stringify(work.content).length
    const outcome = await local.change((record) => putHead(record, head, parent, blank))
    if (work.epoch === epoch) work.head = blank ? undefined : { writer: work.writer, n }
    note(n, outcome)
    reconcile(local.getView())
    publish()
  }

  /** Notes how far the stores have come. */
  function note(n: number, outcome: Outcome): void {
    if (outcome === 'nowhere') work.failedN = n
    else work.storedN = Math.max(work.storedN, n)
    // What was typed since is in the mirror only.
    if (outcome === 'main' && work.mirroredN <= n) local.dropMirror()
  }

  function keepNow(): void {
    if (isSettled(work) && !hasMoved) return
    const isKept = local.keepNow(toHead(work), work.head, isBlank(work))
    if (isKept) work.mirroredN = work.n
  }

  /** Lets `content` stand for the text and everything in `seen`. */
  async function choose(
    content: Content,
    seen: readonly Head<Content>[],
    synced: boolean,
  ): Promise<void> {
    const n = ++work.n
    work.epoch++
    work.version++
    work.content = content
    work.at = environment.now()
    work.place = undefined
    work.restored = undefined
    work.base = Math.max(work.base, ...seen.map(({ base }) => base))
    work.syncedN = synced ? n : -1
    const head = toHead(work)
    publish()
    const outcome = await local.change((record) => chooseHead(record, head, seen, initial))
    work.head = { writer: work.writer, n }
    note(n, outcome)
    publish()
    loop?.schedule(SEND_AFTER)
  }

  /** Takes the text away, here and on the server. */
  async function clear(earlier: EarlierVersion<Content> | undefined): Promise<void> {
    const { writer, head: parent } = work
    const n = ++work.n
    const { dealings, heads } = local.getView()
    // A newer version of the server that nobody has looked at yet is not ours to remove.
    const isForeign = heads.some(
      (head) => head.writer !== writer && head.synced && head.base > work.base,
    )
    const isLeaving = !!remote && !isForeign && (work.base > 0 || dealings.sent.length > 0)
    const at = environment.now()
    const outcome = await local.change((record) =>
      clearHead(record, { by: { writer, n }, parent, earlier, isLeaving, at }),
    )
    note(n, outcome)
    if (work.n === n) takeHead(work, undefined)
    work.restored = undefined
    reconcile(local.getView())
    publish()
    await loop?.flush()
  }

  /** Follows what other tabs have done to the text, as far as nothing typed here stands against it. */
  function reconcile(view: JournalRecord<Content>): void {
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

  async function start(): Promise<void> {
    await local.look()
    await local.gather()
    if (key.owner !== VISITOR) {
      await adopt({ from: toId({ ...key, owner: VISITOR }), into: local, parse, environment })
    }
    const found = pickHead(local.getView())
    if (found && work.n === 0) {
      takeHead(work, found)
      if (!isBlank(work)) work.restored = { at: found.at, origin: 'here' }
    }
    work.isOpen = true
    publish()
    if (!isSettled(work)) await keep()
    void loop?.flush()
  }

  async function absorb(): Promise<void> {
    await local.look()
    if (!work.isOpen) return
    reconcile(local.getView())
    publish()
  }

  return {
    getSnapshot: () => snapshot,
    subscribe(onChange) {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    open() {
      loop?.start()
      const id = toId(key)
      unlisten ??= environment.channel.listen((changed) => {
        if (changed === id) void absorb()
      })
      opening ??= start()
      return opening
    },
    edit(content, place) {
      work.content = content
      work.place = place ?? work.place
      work.at = environment.now()
      work.n++
      if (size <= SMALL) keepNow()
      cancelKeep ??= environment.after(KEEP_AFTER, () => void keep())
      loop?.schedule(SEND_AFTER + size / SLOWER)
      publish()
    },
    moveTo(place: Place) {
      work.place = place
      hasMoved = true
    },
    keepNow() {
      keepNow()
      publish()
    },
    async flush() {
      await opening
      await keep()
      await loop?.flush()
    },
    discard: () =>
      clear(isBlank(work) ? undefined : { content: work.content, at: work.at, origin: 'here' }),
    published: () => clear(undefined),
    async resolve(choice) {
      // The one that is shown: nobody chooses against a text unseen. Where there are more, they are asked about next.
      const theirs = shownRival
      if (theirs === undefined) return
      const mine = { ...toHead(work), ...work.head }
      const isSynced = choice === 'theirs' && theirs.synced && theirs.base >= work.base
      await choose(choice === 'mine' ? work.content : theirs.content, [mine, theirs], isSynced)
    },
    async restore(version) {
      const mine = { ...toHead(work), ...work.head }
      await choose(version.content, isBlank(work) ? [] : [mine], false)
    },
    dismissRestored() {
      work.restored = undefined
      publish()
    },
    async resume() {
      loop?.wake()
      await absorb()
      await loop?.flush()
    },
    close() {
      keepNow()
      void keep()
      void loop?.flush()
      loop?.stop()
      unlisten?.()
      unlisten = undefined
    },
  }
}
