import { dice } from './dice.case.ts'
import { FakeSockets } from './fake-sockets.case.ts'
import { Live, type LiveWorld, type TabMessage } from './index.ts'
import { Transit } from './transit.case.ts'

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

/** One person's server and browser, in which everything that is under way arrives in an order that the dice choose. */
export class World {
  readonly tabs: Tab[] = []
  private readonly random: () => number
  private readonly hasRevisions: boolean
  private truth: Status = { unread: 0, revision: 1 }
  private token = 'a'
  private validToken = 'a'
  private readonly transit: Transit
  readonly sockets = new FakeSockets<Tab>()
  private readonly waiting: { tab: Tab; onLead: () => void }[] = []
  private leader: Tab | undefined
  private readonly channels = new Map<Tab, (message: TabMessage<Status>) => void>()

  constructor(seed: number, hasRevisions: boolean) {
    this.random = dice(seed)
    this.transit = new Transit(this.random)
    this.hasRevisions = hasRevisions
  }

  get answer(): Status {
    return this.hasRevisions ? { ...this.truth } : { unread: this.truth.unread }
  }

  run(steps: number): void {
    this.openTab()
    for (let at = 0; at < steps; at++) this.act()
  }

  act(session?: 'without renewal'): void {
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
    else if (choice === 10) session ?? this.renewToken()
    else if (choice === 11) this.transit.fireTimer()
    else this.transit.deliver()
  }

  /** The session ends and is not renewed: the server refuses the token from now on. */
  endSession(): void {
    this.validToken += 'x'
    this.endRefused()
  }

  /** Everything that is under way arrives, sleepers wake, dead sockets are noticed: then nothing may be wrong. */
  async settle(): Promise<void> {
    this.token = this.validToken
    for (const tab of this.tabs) {
      this.wake(tab)
      if (tab.isOpen) tab.live.renew()
    }
    await this.calmDown()
  }

  /** The same, with the session as it is. @returns whether nothing goes on by itself any more */
  async calmDown(): Promise<boolean> {
    for (const socket of this.sockets.dead()) this.sockets.end(socket, 'lost')
    for (let round = 0; round < 2000; round++) {
      await Promise.resolve()
      if (this.transit.deliver()) continue
      await new Promise<void>((resolve) => queueMicrotask(resolve))
      await Promise.resolve()
      if (this.transit.deliver()) continue
      if (!this.transit.fireTimer()) return true
    }
    return false
  }

  /** Microtasks of answers run between the steps. */
  async breathe(): Promise<void> {
    for (let at = 0; at < 4; at++) await Promise.resolve()
  }

  signOut(): void {
    for (const tab of this.tabs) if (tab.isOpen) this.closeTab(tab)
  }

  expected(): number {
    return this.truth.unread
  }

  private change(): void {
    this.truth = {
      unread: Math.floor(this.random() * 3),
      revision: (this.truth.revision ?? 0) + 1,
    }
    const body = JSON.stringify(this.answer)
    for (const socket of this.sockets.ready()) {
      this.stream(socket, () => socket.isClosed || socket.events.onBody(body), socket.tab)
    }
  }

  private openTab(): void {
    const tab = { shown: undefined, isAsleep: false, isOpen: true } as unknown as Tab
    tab.live = new Live(this.surround(tab), (value) => {
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
    this.sockets.forgive(tab)
    if (tab.isOpen) tab.live.wake()
  }

  private loseSocket(): void {
    const open = this.sockets.open()
    const socket = open[Math.floor(this.random() * open.length)]
    if (!socket) return
    socket.isDead = true
    // Noticed at once, or by a heart-beat that stays away.
    if (this.random() < 0.5) this.transit.anyTime(() => this.sockets.end(socket, 'lost'))
  }

  private renewToken(): void {
    this.validToken += 'a'
    this.endRefused()
    if (this.random() < 0.7) {
      this.token = this.validToken
      for (const tab of this.tabs) if (tab.isOpen) tab.live.renew()
    }
  }

  /** The server ends sockets whose token is over, sooner or later. */
  private endRefused(): void {
    for (const socket of this.sockets.ready()) {
      if (socket.token === this.validToken) continue
      this.transit.anyTime(() => this.sockets.end(socket, 'refused'))
    }
  }

  private surround(tab: Tab): LiveWorld<Status> {
    return {
      fetch: () =>
        new Promise((resolve, reject) => {
          // The server reads at one moment, the answer arrives at another.
          this.transit.anyTime(() => {
            const answer = this.answer
            const fails = this.random() < 0.1
            this.transit.anyTime(() => (fails ? reject(new Error('lost')) : resolve(answer)))
          })
        }),
      parse: (body) => JSON.parse(body),
      getToken: () => this.token,
      connect: (token, events) => {
        const socket = this.sockets.add(tab, token, events)
        this.stream(
          socket,
          () => {
            if (socket.isClosed || socket.isDead) return
            if (token !== this.validToken) this.sockets.refuse(socket)
            else {
              socket.isReady = true
              this.stream(socket, () => socket.isClosed || events.onReady(), tab)
            }
          },
          tab,
        )
        return {
          close: () => {
            socket.isClosed = true
          },
          isFresh: () => !socket.isDead && !socket.isClosed,
        }
      },
      lead: (onLead) => {
        const entry = { tab, onLead }
        this.waiting.push(entry)
        this.appoint()
        return () => {
          const at = this.waiting.indexOf(entry)
          if (at >= 0) this.waiting.splice(at, 1)
          if (this.leader === tab) {
            this.leader = undefined
            this.appoint()
          }
        }
      },
      join: (onTold) => {
        this.channels.set(tab, (message) => {
          if (message.kind === 'check') this.sockets.forgive(tab)
          onTold(message)
        })
        return {
          tell: (message) => {
            for (const [other, hear] of this.channels) {
              if (other === tab) continue
              this.stream(hear, () => this.channels.has(other) && hear(message), other)
            }
          },
          leave: () => void this.channels.delete(tab),
        }
      },
      later: (_ms, work) => this.transit.later(work),
      random: this.random,
    }
  }

  private appoint(): void {
    if (this.leader) return
    const next = this.waiting.shift()
    if (!next) return
    this.leader = next.tab
    this.transit.anyTime(() => {
      if (this.leader === next.tab) next.onLead()
    })
  }

  /** What reaches a tab that sleeps is lost. */
  private stream(key: object, work: () => unknown, tab: Tab): void {
    this.transit.inOrder(key, () => {
      const socket = this.sockets.has(key)
      if (!tab.isAsleep) work()
      // Its socket breaks with the first thing that it cannot take.
      else if (socket) socket.isDead = true
    })
  }
}
