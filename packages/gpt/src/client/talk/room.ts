import { hasVisibleText } from '@mozhan/api-client/contract'
import { atom } from 'jotai/vanilla'
import {
  ask,
  askAgain,
  breakOff,
  chooseVersion,
  lastQuestion,
  type Talk,
  type Topic,
} from '../../model/talk.ts'
import { isOwnId } from '../../model/talk-id.ts'
import { titleOf } from '../../model/title.ts'
import { findTalk, forgetTalk, removeTalk, writeTalk } from './kept-here.ts'
import { Line } from './line.ts'
import type { RoomOptions } from './room-options.ts'
import { initialState, type RoomState } from './room-state.ts'

/** ms between two writes while an answer is coming. */
const WRITE_EVERY = 500

/** One conversation with the assistant, and what is going on in it. No method throws. */
export class Room {
  /** What is shown; a piece of an answer that is coming is in it with the next frame. */
  readonly stateAtom
  readonly #options: RoomOptions
  readonly #line: Line
  #state: RoomState
  #isWatched = false
  #writing: ReturnType<typeof setTimeout> | undefined
  #frame: number | undefined

  constructor(options: RoomOptions) {
    this.#options = options
    this.#state = initialState(options.id, now(), options.topic)
    this.stateAtom = atom(this.#state)
    this.stateAtom.onMount = () => {
      this.#isWatched = true
      return () => {
        this.#isWatched = false
      }
    }
    this.#line = new Line(options, {
      getState: this.getState,
      change: (change) => this.#change(change),
      grow: (talk) => this.#grow(talk),
      write: () => this.#write(),
      move: (id) => this.#move(id),
    })
  }

  getState = (): RoomState => this.#state

  get isBusy(): boolean {
    return this.#state.phase === 'waiting' || this.#state.phase === 'answering'
  }

  get isWatched(): boolean {
    return this.#isWatched
  }

  /** Looks for what was said before, and goes on reading an answer that is being written. */
  load = async (): Promise<void> => {
    if (this.isBusy) return
    const { id } = this.#state.talk
    const local = findTalk(this.#options.owner, id)
    if (local) this.#change({ talk: breakOff(local), obstacle: undefined })
    // One of our own that is not here begins anew: what was typed for it may be kept.
    if (isOwnId(id)) return this.#change({ phase: 'idle' })
    if (!this.#line.isMember) return this.#change({ phase: 'idle', obstacle: 'signed-out' })
    await this.#line.load()
  }

  /** Takes over what another tab has made of a talk that only this browser has, unless something is going on here. */
  follow = (): void => {
    const { talk } = this.#state
    if (this.isBusy || !isOwnId(talk.id)) return
    const local = findTalk(this.#options.owner, talk.id)
    if (local === undefined || local.updateDate < talk.updateDate) return
    const theirs = breakOff(local)
    if (JSON.stringify(theirs) !== JSON.stringify(talk)) this.#change({ talk: theirs })
  }

  /** A new question. @returns whether it was taken */
  ask = (content: string): boolean => {
    if (this.isBusy || !hasVisibleText(content)) return false
    this.follow()
    const { talk } = this.#state
    const asked = ask(talk, { id: this.#options.createId(), content, now: now() })
    this.#begin({ ...asked, title: talk.title || titleOf(content) })
    void this.#line.send({ isNew: true })
    return true
  }

  /** A question once more, as it was or changed. @returns whether it was taken */
  askAgain = (id: string, content: string): boolean => {
    if (this.isBusy || !hasVisibleText(content)) return false
    this.#begin(askAgain(this.#state.talk, { id, content, now: now() }))
    void this.#line.send({ isNew: false })
    return true
  }

  /** The last question once more, where nothing or not everything answered it. */
  retry = (): void => {
    const question = lastQuestion(this.#state.talk)
    if (question) this.askAgain(question.id, question.content)
  }

  stop = (): void => this.#line.stop()

  /** Shows another version of a question. */
  choose = (questionId: string, index: number): void => {
    const { talk } = this.#state
    const chosen = chooseVersion(talk, questionId, index)
    if (this.isBusy || chosen === talk) return
    this.#change({ talk: chosen, failure: undefined })
    this.#write()
    void this.#line.sendVersion(talk)
  }

  /** The talk has got another name in the list. */
  rename = (title: string): void => {
    this.#change({ talk: { ...this.#state.talk, title } })
    this.#keep()
  }

  /** The article turned out to be called so, or is not wanted any more. */
  setTopic = (topic: Topic | undefined): void => {
    const { topic: _, ...rest } = this.#state.talk
    this.#change({ talk: topic ? { ...rest, topic } : rest })
    this.#keep()
  }

  /** The refused question is back in the box. */
  takeReturned = (): void => this.#change({ returned: undefined })

  /** Keeps what is not kept, or not any more: the page may be about to go. A newer talk of another tab stays. */
  save = (): void => {
    const { talk } = this.#state
    const kept = findTalk(this.#options.owner, talk.id)
    const isOurs = kept === undefined || kept.updateDate < talk.updateDate
    if (this.#writing !== undefined || isOurs) this.#keep()
  }

  #keep(): void {
    if (this.#state.talk.turns.length > 0) this.#write()
  }

  #begin(talk: Talk): void {
    this.#change({
      ...{ talk, phase: 'waiting', failure: undefined },
      ...{ canRetry: true, returned: undefined },
    })
    this.#write()
    this.#options.onChanged()
  }

  /** The service keeps the talk from now on. */
  #move(id: string): void {
    const { store, owner, onMoved } = this.#options
    const from = this.#state.talk.id
    this.#change({ talk: { ...this.#state.talk, id } })
    this.#write()
    forgetTalk(store, owner, from)
    onMoved(from, id)
  }

  #change(change: Partial<RoomState>): void {
    this.#state = { ...this.#state, ...change }
    this.#notify()
  }

  /** A piece of an answer: shown with the next frame, written after a while. */
  #grow(talk: Talk): void {
    const isFirst = this.#state.phase !== 'answering'
    this.#state = { ...this.#state, talk, phase: 'answering' }
    this.#writing ??= setTimeout(() => this.#write(), WRITE_EVERY)
    if (isFirst) this.#notify()
    else this.#frame ??= requestAnimationFrame(() => this.#notify())
  }

  #notify(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame)
    this.#frame = undefined
    this.#options.store.set(this.stateAtom, this.#state)
  }

  #write(): void {
    clearTimeout(this.#writing)
    this.#writing = undefined
    const { store, owner } = this.#options
    const { talk, isKept } = this.#state
    if (talk.turns.length === 0) {
      removeTalk(store, owner, talk.id)
      return
    }
    const isWritten = writeTalk(store, owner, talk) || !isOwnId(talk.id)
    if (isWritten !== isKept) this.#change({ isKept: isWritten })
  }
}

function now(): string {
  return new Date().toISOString()
}
