import { backoff } from './backoff.ts'
import type { LiveSocket, LiveWorld, TabMessage } from './live-world.ts'
import { Newest, type Revised } from './newest.ts'

/** Tries with one and the same token that the server refuses. */
const MAX_REFUSALS = 3

/**
 * A value that the server changes, kept current in every tab of a browser over one socket. Whatever may have been
 * missed is requested: at the start, when the socket is ready, after sleep. In a browser, use `openLive`; this class
 * takes its surroundings as an argument.
 * @example
 * ```ts
 * import { Live, type LiveWorld } from '@mozhan/realtime'
 *
 * function follow(world: LiveWorld<{ revision: number }>): () => void {
 *   const live = new Live(world, (value) => console.log(value.revision))
 *   return () => live.stop()
 * }
 * ```
 */
export class Live<T extends Revised> {
  private readonly world: LiveWorld<T>
  private readonly onValue: (value: T) => void
  private readonly newest = new Newest<T>()
  private readonly tabs: ReturnType<LiveWorld<T>['join']>
  private isAsking = false
  private mustAskAgain = false
  private askFailures = 0
  private isLeading = false
  private socket: LiveSocket | undefined
  /** Of the socket that was opened last. */
  private usedToken: string | undefined
  private failures = 0
  private refusals = 0
  private refusedToken: string | undefined
  private giveUpLead: (() => void) | undefined
  private cancelConnect: (() => void) | undefined
  private cancelAsk: (() => void) | undefined
  private isStopped = false

  /**
   * Requests the value at once, and opens the socket as soon as this tab may hold it.
   * @param world network, other tabs and time
   * @param onValue called with each newer value
   */
  constructor(world: LiveWorld<T>, onValue: (value: T) => void) {
    this.world = world
    this.onValue = onValue
    this.tabs = world.join((message) => this.hear(message))
    this.wait()
    this.refresh()
  }

  /** Asks the server; while an answer is under way, once more after it. */
  refresh(): void {
    if (this.isStopped) return
    if (this.isAsking) {
      this.mustAskAgain = true
      return
    }
    this.cancelAsk?.()
    this.cancelAsk = undefined
    this.isAsking = true
    this.mustAskAgain = false
    const question = this.newest.ask()
    this.world.fetch().then(
      (value) => {
        this.isAsking = false
        this.askFailures = 0
        if (this.isStopped) return
        if (this.newest.offer(value, { kind: 'answer', question })) this.take(value)
        // Told something meanwhile, that may be older than the answer: the next answer decides.
        else if (value.revision === undefined) this.mustAskAgain = true
        if (this.mustAskAgain) this.refresh()
      },
      () => {
        this.isAsking = false
        if (this.isStopped) return
        const wait = backoff(this.askFailures++, this.world.random())
        if (this.askFailures <= 6) this.cancelAsk = this.world.later(wait, () => this.refresh())
      },
    )
  }

  /** After sleep, a lost network or a stay in the background: nothing that is known counts as current. */
  wake(): void {
    if (this.isStopped) return
    this.askFailures = 0
    this.refresh()
    this.check()
    this.tabs.tell({ kind: 'check' })
  }

  /** There may be a new token: the socket goes on with it before the old one ends, and what was refused is tried again. */
  renew(): void {
    const token = this.world.getToken()
    if (this.isStopped || token === undefined || token === this.refusedToken) return
    this.refusals = 0
    const isOther = token !== this.usedToken
    if (this.isLeading && (isOther || !(this.socket || this.cancelConnect))) {
      this.dropSocket()
      this.connect()
    }
    if (this.askFailures > 0) {
      this.askFailures = 0
      this.refresh()
    }
  }

  /** Lets another tab have the socket, as when this page is put aside. `resume` takes part again. */
  pause(): void {
    this.giveUpLead?.()
    this.giveUpLead = undefined
    this.isLeading = false
    this.dropSocket()
  }

  /** Takes part again after `pause`, and asks the server. */
  resume(): void {
    if (this.isStopped) return
    if (!this.giveUpLead) this.wait()
    this.wake()
  }

  /** Ends it for good; whatever still arrives is not heard. */
  stop(): void {
    this.isStopped = true
    this.pause()
    this.cancelAsk?.()
    this.tabs.leave()
  }

  private wait(): void {
    this.giveUpLead = this.world.lead(() => {
      if (this.isStopped) return
      this.isLeading = true
      this.connect()
    })
  }

  private connect(): void {
    this.cancelConnect = undefined
    const token = this.world.getToken()
    if (token === undefined || !this.isLeading) return
    this.usedToken = token
    const socket: LiveSocket = this.world.connect(token, {
      onReady: () => {
        if (socket !== this.socket) return
        this.failures = 0
        this.refusals = 0
        this.refusedToken = undefined
        this.refresh()
      },
      onBody: (body) => {
        if (socket !== this.socket) return
        const value = this.world.parse(body)
        if (value !== undefined && this.newest.offer(value, { kind: 'told' })) this.take(value)
      },
      onEnd: (end) => {
        if (socket !== this.socket) return
        this.socket = undefined
        if (end === 'refused') this.reconsider(token)
        else this.connectLater()
      },
    })
    this.socket = socket
  }

  /** A refused token is no lost network: with the same one, little more is tried. */
  private reconsider(token: string): void {
    this.refusals = token === this.refusedToken ? this.refusals + 1 : 1
    this.refusedToken = token
    const isOther = this.world.getToken() !== token
    if (isOther || this.refusals < MAX_REFUSALS) this.connectLater()
  }

  private connectLater(): void {
    this.cancelConnect?.()
    const wait = backoff(this.failures++, this.world.random())
    this.cancelConnect = this.world.later(wait, () => this.connect())
  }

  /** A socket that has not been heard of is not trusted, nor is what was refused before refused for ever. */
  private check(): void {
    this.refusals = 0
    this.refusedToken = undefined
    if (!this.isLeading || this.socket?.isFresh()) return
    this.dropSocket()
    this.failures = 0
    this.connect()
  }

  private dropSocket(): void {
    this.cancelConnect?.()
    this.cancelConnect = undefined
    const { socket } = this
    this.socket = undefined
    socket?.close()
  }

  private hear(message: TabMessage<T>): void {
    if (this.isStopped) return
    if (message.kind === 'check') this.check()
    // What another tab told before this one held the socket may come late; only a revision would show it.
    else if (this.isLeading && message.value.revision === undefined) return
    else if (this.newest.offer(message.value, { kind: 'told' })) this.onValue(message.value)
  }

  private take(value: T): void {
    this.onValue(value)
    // Without revisions, what several tabs tell could not be put in order.
    if (this.isLeading || value.revision !== undefined) this.tabs.tell({ kind: 'value', value })
  }
}
