import { atom } from 'jotai/vanilla'
import { adopt } from './adopt.ts'
import { toId, VISITOR } from './keys.ts'
import { createLocalPart } from './local-part.ts'
import { type EarlierVersion, type Head, isSameContent, type Place } from './record.ts'
import { createSteps } from './steps.ts'
import type { Edit, Journal, JournalOptions, JournalSnapshot } from './types.ts'
import {
  createWork,
  findRivals,
  isBlank,
  isSettled,
  pickHead,
  takeHead,
  toCurrentHead,
  toSnapshot,
} from './work.ts'

/** ms from the first change to the main store of this machine, and to the server. */
const KEEP_AFTER = 300
const SEND_AFTER = 3000
/** ms until the stores of this machine are tried again when neither took a text. */
const KEEP_AGAIN_AFTER = 1000
/** Characters up to which a text is put down with every single change. */
const SMALL = 64_000
/** Characters that put the server off by another ms: long texts travel less often. */
const SLOWER = 100

/**
 * Keeps one text while it is written: here within a moment, and on the server where there is one for it. Does nothing
 * before `open`. See README, Journal.
 */
export function createJournal<Content>(options: JournalOptions<Content>): Journal<Content> {
  const { key, initial, parse, remote, connect, environment } = options
  const { isOwner = () => true, restOf = wholeUnlessSame, store } = options
  const work = createWork(environment.createId(), initial)
  const local = createLocalPart({ id: toId(key), writer: work.writer, parse, environment })
  const snapshotAtom = atom<JournalSnapshot<Content>>(toSnapshot(work, local.getView(), undefined))
  let shownRival: Head<Content> | undefined
  let opening: Promise<void> | undefined
  let unlisten: (() => void) | undefined
  let isKeepDue = false
  let isClosed = false

  const steps = createSteps({
    work,
    local,
    now: environment.now,
    publish,
    onUnkept: () => keepIn(KEEP_AGAIN_AFTER),
  })
  const loop =
    remote &&
    connect?.({
      work,
      local,
      remote,
      keep: steps.keep,
      publish,
      isOwner,
      isExpired: options.isExpired ?? (() => false),
      retryAfter: options.retryAfter ?? (() => undefined),
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
    store.set(snapshotAtom, toSnapshot(work, view, shownRival))
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
    if (!isSettled(work)) await steps.keep()
    void loop?.flush()
  }

  async function absorb(): Promise<void> {
    await local.look()
    if (!work.isOpen) return
    steps.reconcile()
    publish()
  }

  function keepIn(ms: number): void {
    if (isKeepDue || isClosed) return
    isKeepDue = true
    environment.after(ms, () => {
      isKeepDue = false
      void steps.keep()
    })
  }

  function edit(change: Edit<Content>, place?: Place): void {
    const content = isUpdate(change) ? change(work.content) : change
    work.place = place ?? work.place
    // An editor that was given another text says so, too; nobody typed it.
    if (isSameContent(content, work.content)) return
    work.content = content
    work.at = environment.now()
    work.n++
    if (work.size <= SMALL) steps.keepNow()
    keepIn(KEEP_AFTER)
    loop?.schedule(SEND_AFTER + work.size / SLOWER)
    publish()
  }

  return {
    snapshotAtom,
    getSnapshot: () => store.get(snapshotAtom),
    open() {
      isClosed = false
      loop?.start()
      const id = toId(key)
      unlisten ??= environment.channel.listen((changed) => {
        if (changed === id) void absorb()
      })
      if (opening) void absorb().then(steps.keep)
      opening ??= start()
      return opening
    },
    edit,
    moveTo(place) {
      work.place = place
      work.hasMoved = true
    },
    keepNow() {
      steps.keepNow()
      publish()
    },
    async flush() {
      await opening
      await steps.keep()
      await loop?.flush()
    },
    discard() {
      const { content, at } = work
      return clear(isBlank(work) ? undefined : { content, at, origin: 'here' })
    },
    async published(sent, onAllSent) {
      const { content, version } = work
      const rest = restOf(content, sent)
      if (rest === undefined) onAllSent?.()
      const gone = clear(undefined)
      if (rest !== undefined) {
        // Where all goes on, no editor has to take anything over; somebody may be composing in it.
        if (isSameContent(rest, content)) work.version = version
        edit(rest)
      }
      await gone
    },
    async resolve(choice) {
      // The one that is shown: nobody chooses against a text unseen. Where there are more, they are asked about next.
      const theirs = shownRival
      if (theirs === undefined) return
      const mine = toCurrentHead(work)
      const isSynced = choice === 'theirs' && theirs.synced && theirs.base >= work.base
      await steps.choose(
        choice === 'mine' ? work.content : theirs.content,
        [mine, theirs],
        isSynced,
      )
      loop?.schedule(SEND_AFTER)
    },
    async restore(version) {
      await steps.choose(version.content, isBlank(work) ? [] : [toCurrentHead(work)], false)
      loop?.schedule(SEND_AFTER)
    },
    dismissRestored() {
      work.restored = undefined
      publish()
    },
    async resume() {
      loop?.wake()
      loop?.lookAgain()
      await absorb()
      await loop?.flush()
    },
    close() {
      isClosed = true
      steps.keepNow()
      void steps.keep()
      void loop?.flush()
      loop?.stop()
      unlisten?.()
      unlisten = undefined
    },
  }

  /** Takes the text away, here and on the server. */
  async function clear(earlier: EarlierVersion<Content> | undefined): Promise<void> {
    await steps.clear(earlier, loop !== undefined)
    await loop?.flush()
  }
}

function wholeUnlessSame<Content>(content: Content, sent: Content): Content | undefined {
  return isSameContent(content, sent) ? undefined : content
}

function isUpdate<Content>(change: Edit<Content>): change is (now: Content) => Content {
  return typeof change === 'function'
}
