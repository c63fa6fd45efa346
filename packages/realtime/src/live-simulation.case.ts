import { createRandom } from '@mozhan/vitest/random'
import { FakeSockets } from './fake-sockets.case.ts'
import { Live, type LiveEnvironment, type TabMessage } from './index.ts'
import { RandomScheduler } from './random-scheduler.case.ts'

interface Status {
  unread: number
  revision?: number | undefined
}

interface Tab {
  live: Live<Status>
  shown: number | undefined
  isAsleep: boolean
  isOpen: boolean
}

/** The server and the browser of one user; messages, answers and timers arrive in a random order. */
export class Simulation {
  readonly tabs: Tab[] = []
  private readonly random: () => number
  private readonly hasRevisions: boolean
  private current: Status = { unread: 0, revision: 1 }
  private token = 'a'
  private validToken = 'a'
  private readonly scheduler: RandomScheduler
  readonly sockets = new FakeSockets<Tab>()
  private readonly waiting: { tab: Tab; onLead: () => void }[] = []
  private leader: Tab | undefined
  private readonly channels = new Map<Tab, (message: TabMessage<Status>) => void>()

  constructor(seed: number, hasRevisions: boolean) {
    this.random = createRandom(seed)
    this.scheduler = new RandomScheduler(this.random)
    this.hasRevisions = hasRevisions
  }

  get answer(): Status {
    return this.hasRevisions ? { ...this.current } : { unread: this.current.unread }
  }

  run(steps: number): void {
    this.openTab()
    for (let at = 0; at < steps; at++) this.act()
  }

  act({ renewsToken = true } = {}): void {
    const [first] = this.tabs
    const tab = this.tabs[Math.floor(this.random() * this.tabs.length)] ?? first
    const choice = Math.floor(this.random() * 20)
    if (choice < 4) this.change()
    else if (choice === 4 && this.tabs.filter((each) => each.isOpen).length < 5) this.openTab()
    else if (choice === 5 && tab) this.closeTab(tab)
    else if (choice === 6 && tab) tab.isAsleep = true
    else if (choice === 7 && tab) this.wake(tab)
    else if (choice === 8) this.loseSocket()
    else if (choice === 9 && tab?.isOpen && !tab.isAsleep) tab.live.refresh()
    else if (choice === 10 && renewsToken) this.renewToken()
    else if (choice === 11) this.scheduler.fireTimer()
    else this.scheduler.runOne()
  }

  /** The session ends and is not renewed: the server refuses the token from now on. */
  endSession(): void {
    this.validToken += 'x'
    this.endRefused()
  }

  /** Delivers everything, wakes all tabs and ends broken sockets. After that all values must be correct. */
  async settle(): Promise<void> {
    this.token = this.validToken
    for (const tab of this.tabs) {
      this.wake(tab)
      if (tab.isOpen) tab.live.renew()
    }
    await this.drain()
  }

  /** The same without waking tabs or renewing the token. @returns whether no work is left */
  async drain(): Promise<boolean> {
    for (const socket of this.sockets.brokenSockets()) this.sockets.end(socket, 'lost')
    for (let round = 0; round < 2000; round++) {
      await this.runMicrotasks()
      if (this.scheduler.runOne()) continue
      if (!this.scheduler.fireTimer()) return true
    }
    return false
  }

  /** Runs the microtasks of answers between two steps. */
  async runMicrotasks(): Promise<void> {
    for (let at = 0; at < 4; at++) await Promise.resolve()
  }

  signOut(): void {
    for (const tab of this.tabs) if (tab.isOpen) this.closeTab(tab)
  }

  expected(): number {
    return this.current.unread
  }

  private change(): void {
    this.current = {
      unread: Math.floor(this.random() * 3),
      revision: (this.current.revision ?? 0) + 1,
    }
    const body = JSON.stringify(this.answer)
    for (const socket of this.sockets.subscribedSockets()) {
      this.stream(socket, () => socket.isClosed || socket.events.onBody(body), socket.tab)
    }
  }

  private openTab(): void {
    const tab = { shown: undefined, isAsleep: false, isOpen: true } as unknown as Tab
    tab.live = new Live(this.environmentOf(tab), (value) => {
      tab.shown = value.unread
    })
    this.tabs.push(tab)
  }

  private closeTab(tab: Tab): void {
    if (!tab.isOpen) return
    tab.isOpen = false
    tab.live.stop()
  }

  private wake(tab: Tab): void {
    if (!tab.isAsleep) return
    tab.isAsleep = false
    this.sockets.resetRefusals(tab)
    if (tab.isOpen) tab.live.wake()
  }

  private loseSocket(): void {
    const open = this.sockets.openSockets()
    const socket = open[Math.floor(this.random() * open.length)]
    if (!socket) return
    socket.isBroken = true
    // Noticed at any time, or by a missing heart-beat.
    if (this.random() < 0.5) this.scheduler.anyTime(() => this.sockets.end(socket, 'lost'))
  }

  private renewToken(): void {
    this.validToken += 'a'
    this.endRefused()
    if (this.random() < 0.7) {
      this.token = this.validToken
      for (const tab of this.tabs) if (tab.isOpen) tab.live.renew()
    }
  }

  /** The server ends sockets with an expired token at any time. */
  private endRefused(): void {
    for (const socket of this.sockets.subscribedSockets()) {
      if (socket.token === this.validToken) continue
      this.scheduler.anyTime(() => this.sockets.end(socket, 'refused'))
    }
  }

  private environmentOf(tab: Tab): LiveEnvironment<Status> {
    return {
      fetch: () =>
        new Promise((resolve, reject) => {
          // The server reads the value and answers at different times.
          this.scheduler.anyTime(() => {
            const answer = this.answer
            const fails = this.random() < 0.1
            this.scheduler.anyTime(() => (fails ? reject(new Error('lost')) : resolve(answer)))
          })
        }),
      parse: (body) => JSON.parse(body),
      getToken: () => this.token,
      connect: (token, events) => {
        const socket = this.sockets.add(tab, token, events)
        this.stream(
          socket,
          () => {
            if (socket.isClosed || socket.isBroken) return
            if (token !== this.validToken) this.sockets.refuse(socket)
            else {
              socket.isSubscribed = true
              this.stream(socket, () => socket.isClosed || events.onReady(), tab)
            }
          },
          tab,
        )
        return {
          close: () => {
            socket.isClosed = true
          },
          isFresh: () => !socket.isBroken && !socket.isClosed,
        }
      },
      lead: (onLead) => {
        const entry = { tab, onLead }
        this.waiting.push(entry)
        this.elect()
        return () => {
          const at = this.waiting.indexOf(entry)
          if (at >= 0) this.waiting.splice(at, 1)
          if (this.leader === tab) {
            this.leader = undefined
            this.elect()
          }
        }
      },
      join: (onMessage) => {
        this.channels.set(tab, (message) => {
          // A check is a wake-up of all tabs: refusals are counted between two wake-ups.
          if (message.kind === 'check') this.sockets.resetRefusals(tab)
          onMessage(message)
        })
        return {
          send: (message) => {
            for (const [other, receive] of this.channels) {
              if (other === tab) continue
              this.stream(receive, () => this.channels.has(other) && receive(message), other)
            }
          },
          leave: () => void this.channels.delete(tab),
        }
      },
      later: (_ms, work) => this.scheduler.later(work),
      random: this.random,
    }
  }

  private elect(): void {
    if (this.leader) return
    const next = this.waiting.shift()
    if (!next) return
    this.leader = next.tab
    this.scheduler.anyTime(() => {
      if (this.leader === next.tab) next.onLead()
    })
  }

  /** Messages to a sleeping tab are lost. */
  private stream(key: object, work: () => unknown, tab: Tab): void {
    this.scheduler.inOrder(key, () => {
      const socket = this.sockets.find(key)
      if (!tab.isAsleep) work()
      // The socket breaks with the first message that it cannot receive.
      else if (socket) socket.isBroken = true
    })
  }
}
