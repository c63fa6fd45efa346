import { backoff } from './backoff.ts'
import type { LiveEnvironment, LiveSocket, TabMessage } from './live-environment.ts'
import { Newest, type Revised } from './newest.ts'

/** Attempts with the same token after refusals. */
const MAX_REFUSALS = 3
/** The socket is usually ready within this time, and its readiness starts the first fetch. */
const FIRST_FETCH_WAIT_MS = 500

/**
 * Keeps a value of the server current in every tab of a browser over one socket. Fetches it whenever pushes may have been
 * lost: when the socket is ready, or half a second after the start if it is not; after sleep. In a browser, use `openLive`; this class takes its environment
 * as an argument.
 * @example
 * ```ts
 * import { Live, type LiveEnvironment } from '@mozhan/realtime'
 *
 * function follow(environment: LiveEnvironment<{ revision: number }>): () => void {
 *   const live = new Live(environment, (value) => console.log(value.revision))
 *   return () => live.stop()
 * }
 * ```
 */
export class Live<T extends Revised> {
  private readonly environment: LiveEnvironment<T>
  private readonly onValue: (value: T) => void
  private readonly newest = new Newest<T>()
  private readonly tabs: ReturnType<LiveEnvironment<T>['join']>
  private isFetching = false
  private mustFetchAgain = false
  private fetchFailures = 0
  private isLeading = false
  private socket: LiveSocket | undefined
  /** Token of the socket that was opened last. */
  private socketToken: string | undefined
  private failures = 0
  private refusals = 0
  private refusedToken: string | undefined
  private releaseLead: (() => void) | undefined
  private cancelConnect: (() => void) | undefined
  private cancelFetch: (() => void) | undefined
  private isStopped = false

  /**
   * Opens the socket as soon as this tab leads, and fetches the value when it is ready or half a second later at the latest.
   * @param environment network, other tabs and time
   * @param onValue called with each newer value
   */
  constructor(environment: LiveEnvironment<T>, onValue: (value: T) => void) {
    this.environment = environment
    this.onValue = onValue
    this.tabs = environment.join((message) => this.handleMessage(message))
    // A fetch at once would be repeated when the socket is ready.
    this.cancelFetch = environment.later(FIRST_FETCH_WAIT_MS, () => this.refresh())
    this.requestLead()
  }

  /** Fetches the value. During a fetch, schedules another one after it. */
  refresh(): void {
    if (this.isStopped) return
    if (this.isFetching) {
      this.mustFetchAgain = true
      return
    }
    this.cancelFetch?.()
    this.cancelFetch = undefined
    this.isFetching = true
    this.mustFetchAgain = false
    const request = this.newest.startRequest()
    this.environment.fetch().then(
      (value) => {
        this.isFetching = false
        this.fetchFailures = 0
        if (this.isStopped) return
        if (this.newest.offer(value, { kind: 'answer', request })) this.accept(value)
        // A push has arrived meanwhile, and without revisions their order is unknown: fetch again.
        else if (value.revision === undefined) this.mustFetchAgain = true
        if (this.mustFetchAgain) this.refresh()
      },
      () => {
        this.isFetching = false
        if (this.isStopped) return
        const wait = backoff(this.fetchFailures++, this.environment.random())
        if (this.fetchFailures <= 6)
          this.cancelFetch = this.environment.later(wait, () => this.refresh())
      },
    )
  }

  /** Call it after sleep, a lost network or a long time in the background: fetches the value and checks the socket. */
  wake(): void {
    if (this.isStopped) return
    this.fetchFailures = 0
    this.refresh()
    this.checkSocket()
    this.tabs.send({ kind: 'check' })
  }

  /** Call it if there may be a new token: reconnects with it before the old one expires, and retries failed fetches. */
  renew(): void {
    const token = this.environment.getToken()
    if (this.isStopped || token === undefined || token === this.refusedToken) return
    this.refusals = 0
    const isOther = token !== this.socketToken
    if (this.isLeading && (isOther || !(this.socket || this.cancelConnect))) {
      this.dropSocket()
      this.connect()
    }
    if (this.fetchFailures > 0) {
      this.fetchFailures = 0
      this.refresh()
    }
  }

  /** Releases the socket to another tab, as when this page is put into the back-forward cache. */
  pause(): void {
    this.releaseLead?.()
    this.releaseLead = undefined
    this.isLeading = false
    this.dropSocket()
  }

  /** Requests leadership again after `pause`, and fetches the value. */
  resume(): void {
    if (this.isStopped) return
    if (!this.releaseLead) this.requestLead()
    this.wake()
  }

  /** Stops permanently and ignores pending answers. */
  stop(): void {
    this.isStopped = true
    this.pause()
    this.cancelFetch?.()
    this.tabs.leave()
  }

  private requestLead(): void {
    this.releaseLead = this.environment.lead(() => {
      if (this.isStopped) return
      this.isLeading = true
      this.connect()
    })
  }

  private connect(): void {
    this.cancelConnect = undefined
    const token = this.environment.getToken()
    if (token === undefined || !this.isLeading) return
    this.socketToken = token
    const socket: LiveSocket = this.environment.connect(token, {
      onReady: () => {
        if (socket !== this.socket) return
        this.failures = 0
        this.refusals = 0
        this.refusedToken = undefined
        this.refresh()
      },
      onBody: (body) => {
        if (socket !== this.socket) return
        const value = this.environment.parse(body)
        if (value !== undefined && this.newest.offer(value, { kind: 'push' })) this.accept(value)
      },
      onEnd: (end) => {
        if (socket !== this.socket) return
        this.socket = undefined
        if (end === 'refused') this.handleRefusal(token)
        else this.connectLater()
      },
    })
    this.socket = socket
  }

  /** Limits the attempts with a refused token. */
  private handleRefusal(token: string): void {
    this.refusals = token === this.refusedToken ? this.refusals + 1 : 1
    this.refusedToken = token
    const isOther = this.environment.getToken() !== token
    if (isOther || this.refusals < MAX_REFUSALS) this.connectLater()
  }

  private connectLater(): void {
    this.cancelConnect?.()
    const wait = backoff(this.failures++, this.environment.random())
    this.cancelConnect = this.environment.later(wait, () => this.connect())
  }

  /** Replaces a socket that has not received data recently, and allows a refused token again. */
  private checkSocket(): void {
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

  private handleMessage(message: TabMessage<T>): void {
    if (this.isStopped) return
    if (message.kind === 'check') this.checkSocket()
    // Another tab may have sent the value before this one led. Without a revision its age is unknown.
    else if (this.isLeading && message.value.revision === undefined) return
    else if (this.newest.offer(message.value, { kind: 'push' })) this.onValue(message.value)
  }

  private accept(value: T): void {
    this.onValue(value)
    // Without revisions, only the leader sends values, because those of several tabs could not be ordered.
    if (this.isLeading || value.revision !== undefined) this.tabs.send({ kind: 'value', value })
  }
}
