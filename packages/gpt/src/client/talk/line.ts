import { type ChatEvent, CONVERSATION_TURN_LIMIT } from '@mozhan/api-client/contract'
import { isRefusal } from '@mozhan/api-client/errors'
import { VISITOR } from '@mozhan/editor/journal'
import type { Api } from '@mozhan/session/client'
import { addPiece } from '../../model/answer.ts'
import { adopt, toMessages } from '../../model/kept-talk.ts'
import { breakOff, lastAnswer, putAnswer, type Talk, type Turn } from '../../model/talk.ts'
import { isOwnId } from '../../model/talk-id.ts'
import { keepTalk } from './keep-talk.ts'
import type { RoomOptions } from './room-options.ts'
import type { RoomState } from './room-state.ts'

/** What a line to the service does to its room. */
export interface RoomEnd {
  getState: () => RoomState
  change: (change: Partial<RoomState>) => void
  /** A piece of an answer has come. */
  grow: (talk: Talk) => void
  write: () => void
  /** The service keeps the talk under this id. */
  move: (id: string) => void
}

/** ms until a line that broke is looked for again; after the last of them the answer has failed. */
const RESUME_AFTER = [500, 2000, 6000]

/** The calls of one conversation, and the reading of its answers. No method throws. */
export class Line {
  readonly #options: RoomOptions
  readonly #room: RoomEnd
  #abort = new AbortController()
  /** Questions sent from here. What was asked for before one of them is late, and says nothing any more. */
  #sends = 0
  /** Times in a row that a line broke before anything came. */
  #breaks = 0
  /** The last turn of which the service knows. */
  #lastKept: string | undefined

  constructor(options: RoomOptions, room: RoomEnd) {
    this.#options = options
    this.#room = room
  }

  get isMember(): boolean {
    return this.#options.owner !== VISITOR
  }

  /** What the service has of the talk; an answer that is being written is read on. */
  async load(): Promise<void> {
    const sends = this.#sends
    try {
      await this.#reload()
    } catch (error) {
      if (this.#sends !== sends) return
      const hasText = this.#talk.turns.length > 0
      const isGone = isRefusal(error) && error.code === 404
      const failure = this.#options.describe(error)
      this.#room.change({
        phase: 'idle',
        obstacle: isGone ? 'missing' : hasText ? undefined : 'unreachable',
        failure: isGone ? undefined : failure,
      })
    }
  }

  /** Asks the last question. One that is refused and was new goes back into the box. */
  async send({ isNew }: { isNew: boolean }): Promise<void> {
    this.#abort = new AbortController()
    const { signal } = this.#abort
    this.#sends += 1
    try {
      const api = await this.#options.getApi()
      await this.#keepThere(api)
      signal.throwIfAborted()
      const messages = toMessages(this.#talk.turns)
      const lastTurnId = isNew ? undefined : this.#lastKept
      const { id, topic } = this.#talk
      const about = topic ? { articleId: topic.id } : {}
      const body = this.#isThere
        ? { sessionId: id, messages: messages.slice(-1), ...(lastTurnId ? { lastTurnId } : {}) }
        : { messages: messages.slice(-CONVERSATION_TURN_LIMIT) }
      await this.#read(await api.conversation.chat({ body: { ...body, ...about } }, { signal }))
    } catch (error) {
      await this.#fail(error, isNew)
    }
  }

  stop(): void {
    const { id } = this.#talk
    // Of a conversation that nobody else keeps, the answer ends with its stream.
    if (!this.#isThere || this.#room.getState().phase === 'waiting') this.#abort.abort()
    if (!this.#isThere) return
    this.#options
      .getApi()
      .then((api) => api.conversation.stopAnswer({ params: { id } }))
      .catch((error: unknown) => this.#room.change({ failure: this.#options.describe(error) }))
  }

  /** Tells the service which version is shown; where it refuses, the one from before is shown again. */
  async sendVersion(before: Talk): Promise<void> {
    if (!this.#isThere) return
    const { id, turns } = this.#talk
    const lastTurnId = this.#lastKept
    try {
      const api = await this.#options.getApi()
      await api.conversation.updateConversation({
        body: { id, content: toMessages(turns), ...(lastTurnId ? { lastTurnId } : {}) },
      })
      this.#lastKept = turns.at(-1)?.id
    } catch (error) {
      this.#room.change({ talk: before, failure: this.#options.describe(error) })
      this.#room.write()
    }
  }

  get #talk(): Talk {
    return this.#room.getState().talk
  }

  get #isThere(): boolean {
    return this.isMember && !isOwnId(this.#talk.id)
  }

  async #keepThere(api: Api): Promise<void> {
    if (!this.isMember || this.#isThere) return
    const before = this.#talk.turns.slice(0, -1)
    const id = await keepTalk(api, { ...this.#talk, turns: before })
    this.#lastKept = before.at(-1)?.id
    this.#room.move(id)
  }

  async #read(events: AsyncIterable<ChatEvent>, before?: Turn): Promise<void> {
    const fresh = { id: this.#options.createId(), now: new Date().toISOString() }
    let answer = before
    for await (const event of events) {
      this.#breaks = 0
      answer = addPiece(answer, event, fresh)
      this.#lastKept = answer.id
      this.#room.grow(putAnswer(this.#talk, answer))
      if (event.done) return this.#finish()
    }
    await this.#resume()
  }

  #finish(): void {
    this.#room.change({ phase: 'idle' })
    this.#room.write()
    this.#options.onChanged()
  }

  async #reload(): Promise<void> {
    const { id } = this.#talk
    const sends = this.#sends
    const api = await this.#options.getApi()
    const kept = await api.conversation.getConversation({ params: { id } })
    if (this.#sends !== sends) return
    const talk = adopt(this.#talk, kept)
    this.#lastKept = kept.content?.at(-1)?.id
    const running = talk.turns.find(({ status }) => status === 'running')
    this.#room.change({ talk, phase: running ? 'answering' : 'idle', obstacle: undefined })
    this.#room.write()
    if (!running) return
    this.#abort = new AbortController()
    const { signal } = this.#abort
    await this.#read(await api.conversation.followAnswer({ params: { id } }, { signal }), running)
  }

  /** The line broke in the middle of an answer, which a kept conversation survives. */
  async #resume(): Promise<void> {
    const patience = RESUME_AFTER[this.#breaks]
    this.#breaks += 1
    if (!this.#isThere || patience === undefined) return this.#end()
    await new Promise((resolve) => setTimeout(resolve, patience))
    await this.#reload().catch(() => this.#resume())
  }

  async #fail(error: unknown, isNew: boolean): Promise<void> {
    const isAnswering = this.#room.getState().phase === 'answering'
    if (this.#abort.signal.aborted) return this.#end('stopped')
    if (isAnswering) return this.#resume()
    // Kept before anything else: an expired session leaves the page.
    this.#room.write()
    const failure = this.#options.describe(error)
    const isRefused = isRefusal(error)
    const canRetry = !isRefused || mayPass(error.code)
    const taken = isRefused && isNew ? this.#takeBack() : {}
    this.#room.change({ phase: 'idle', failure, canRetry, ...taken })
    this.#room.write()
    this.#options.onChanged()
    // The conversation may have grown elsewhere, and that is why.
    if (isRefused && this.#isThere) await this.#reload().catch(() => undefined)
  }

  #takeBack(): Pick<RoomState, 'talk' | 'returned'> {
    const { turns, title, ...rest } = this.#talk
    const left = turns.slice(0, -1)
    const talk = { ...rest, turns: left, title: left.length === 0 ? '' : title }
    return { talk, returned: turns.at(-1)?.content }
  }

  #end(status: 'stopped' | 'failed' = 'failed'): void {
    const answer = lastAnswer(this.#talk)
    const talk =
      answer?.status === 'running'
        ? putAnswer(this.#talk, { ...answer, status })
        : breakOff(this.#talk)
    this.#room.change({ talk, phase: 'idle' })
    this.#room.write()
    this.#options.onChanged()
  }
}

/** Whether a refusal with this code is one of the moment: too much at once, or a back end that is not well. */
function mayPass(code: number): boolean {
  return code === 429 || (code >= 500 && code < 600)
}
