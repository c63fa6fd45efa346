import { digest } from './digest.ts'
import type { LocalPart } from './local-part.ts'
import { type Head, REMOTE } from './record.ts'
import {
  addRival,
  addSent,
  chooseHead,
  clearHead,
  markSynced,
  settleDealings,
} from './record-changes.ts'
import type { JournalRemote, RemoteVersion } from './types.ts'
import { findRivals, hasUnsent, isOwnSent, isSettled, takeHead, toHead, type Work } from './work.ts'

export interface ExchangeOptions<Content> {
  readonly work: Work<Content>
  readonly local: LocalPart<Content>
  readonly remote: JournalRemote<Content>
  /** Puts what was typed down on this machine. */
  readonly keep: () => Promise<void>
  /** Shows how things stand: before anything more is typed, the writer sees what it goes on from. */
  readonly publish: () => void
  readonly isOwner: () => boolean
  readonly now: () => number
}

/** The talk with the server's drafts about one text, a step at a time. */
export interface Exchange {
  isNeeded(): boolean
  /** The server may have changed meanwhile: it is asked with the next step. */
  lookAgain(): void
  /** @throws what `remote` throws */
  step(): Promise<void>
}

export function createExchange<Content>(options: ExchangeOptions<Content>): Exchange {
  const { work, local, remote, keep, publish, isOwner, now } = options
  let hasLooked = false
  const dealings = () => local.getView().dealings

  /** Removes the draft of a text that is gone here, unless another machine has written on. */
  async function remove(): Promise<void> {
    const { leaving, sent } = dealings()
    const { epoch } = work
    const found = await remote.load()
    const name = digest(JSON.stringify(found?.content))
    const isSent = sent.some((entry) => entry.endsWith(`/${name}`))
    const isOurs = found && (found.revision === leaving || isSent)
    if (isOurs) await remote.remove(found.revision)
    hasLooked = true
    await local.change(settleDealings)
    if (found && !isOurs && work.epoch === epoch) await receive(found)
  }

  async function look(): Promise<void> {
    const { epoch } = work
    const found = await remote.load()
    hasLooked = true
    if (work.epoch !== epoch) return
    if (found) {
      if (found.revision > work.base) await receive(found)
    } else if (work.base > 0 && !hasUnsent(work)) {
      await giveUp()
    }
  }

  /** Somebody published or removed the draft elsewhere, and nothing was typed here since it was saved. */
  async function giveUp(): Promise<void> {
    const { writer, head: parent } = work
    const earlier = { content: work.content, at: work.at, origin: 'here' } as const
    takeHead(work, undefined)
    work.restored = undefined
    const n = ++work.n
    publish()
    const outcome = await local.change((record) =>
      clearHead(record, { by: { writer, n }, parent, earlier, at: now() }),
    )
    if (outcome !== 'nowhere') work.storedN = Math.max(work.storedN, n)
  }

  async function send(): Promise<void> {
    await keep()
    // The draft of the text before this one goes first.
    if (dealings().leaving !== undefined) return
    const { n, base, content, writer, epoch } = work
    // What was typed while it was being put down will be put down under its own name.
    const head = isSettled(work) ? work.head : { writer, n }
    const name = `${writer}/${n}/${digest(JSON.stringify(content))}`
    await local.change((record) => addSent(record, name))
    if (!isOwner() || work.epoch !== epoch) return
    const { revision, newer } = await remote.save(content, base)
    // Another text has taken the place of the one that was sent; `sent` tells later that this one was ours.
    if (work.epoch !== epoch) return
    if (newer) return receive(newer)
    work.base = revision
    work.syncedN = n
    await local.change((record) => settleDealings(markSynced(record, head, writer, revision)))
  }

  /** The server has another version than the one this text goes on from. */
  async function receive(found: RemoteVersion<Content>): Promise<void> {
    const text = JSON.stringify(found.content)
    const isMine = text === JSON.stringify(work.content)
    if (isMine || isOwnSent(work, dealings().sent, digest(text)))
      return acknowledge(found.revision, isMine)
    const head: Head<Content> = {
      writer: REMOTE,
      n: found.revision,
      content: found.content,
      at: found.at,
      base: found.revision,
      synced: true,
    }
    if (!hasUnsent(work)) return follow(head)
    await local.change((record) => addRival(record, head))
  }

  /** An answer had been lost: the version is one that was sent from here. */
  async function acknowledge(revision: number, isNewest: boolean): Promise<void> {
    const { writer, n } = work
    work.base = revision
    if (!isNewest) return
    work.syncedN = n
    const head = isSettled(work) ? work.head : { writer, n }
    await local.change((record) => settleDealings(markSynced(record, head, writer, revision)))
  }

  /** Nothing here that the server does not have: its newer version takes the place, and the old one stays at hand. */
  async function follow(found: Head<Content>): Promise<void> {
    const { writer, head: parent } = work
    const old = parent && { ...toHead(work), ...parent }
    takeHead(work, found)
    const n = ++work.n
    work.syncedN = n
    if (!old) work.restored = { at: found.at, origin: 'elsewhere' }
    const head = { ...toHead(work), at: found.at }
    publish()
    const outcome = await local.change((record) =>
      chooseHead(record, head, old ? [old] : [], work.initial),
    )
    if (work.head?.writer === REMOTE) work.head = { writer, n }
    if (outcome !== 'nowhere') work.storedN = Math.max(work.storedN, n)
  }

  return {
    isNeeded() {
      if (!work.isOpen || !isOwner() || findRivals(work, local.getView()).length > 0) return false
      if (dealings().leaving !== undefined || !hasLooked) return true
      return hasUnsent(work)
    },
    lookAgain() {
      hasLooked = false
    },
    async step() {
      if (dealings().leaving !== undefined) await remove()
      else if (!hasLooked) await look()
      else await send()
    },
  }
}
