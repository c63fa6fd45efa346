import type { SocketEnd, SocketEvents } from './live-environment.ts'

/** A socket between a tab and the server. */
export interface FakeSocket<Tab> {
  readonly tab: Tab
  readonly token: string
  readonly events: SocketEvents
  isReady: boolean
  /** The server has dropped it, and the browser has not noticed yet. */
  isDead: boolean
  isClosed: boolean
}

/** All sockets of a run, with the number of refusals. */
export class FakeSockets<Tab extends { isOpen: boolean }> {
  private readonly all: FakeSocket<Tab>[] = []
  private readonly refusals = new Map<Tab, Map<string, number>>()
  private highest = 0

  add(tab: Tab, token: string, events: SocketEvents): FakeSocket<Tab> {
    const flags = { isReady: false, isDead: false, isClosed: false }
    const socket: FakeSocket<Tab> = { tab, token, events, ...flags }
    this.all.push(socket)
    return socket
  }

  has(key: object): FakeSocket<Tab> | undefined {
    return this.all.find((each) => each === key)
  }

  /** Sockets that are open on both sides. */
  open(): FakeSocket<Tab>[] {
    return this.all.filter((socket) => !socket.isClosed && !socket.isDead)
  }

  /** Subscribed sockets. */
  ready(): FakeSocket<Tab>[] {
    return this.open().filter((socket) => socket.isReady)
  }

  /** Sockets that the server has dropped. */
  dead(): FakeSocket<Tab>[] {
    return this.all.filter((socket) => socket.isDead)
  }

  end(socket: FakeSocket<Tab>, kind: SocketEnd): void {
    if (socket.isClosed) return
    socket.isClosed = true
    if (socket.tab.isOpen) socket.events.onEnd(kind)
  }

  /** The server refuses the token of the socket. */
  refuse(socket: FakeSocket<Tab>): void {
    const { tab, token } = socket
    const counts = this.refusals.get(tab) ?? new Map<string, number>()
    const count = (counts.get(token) ?? 0) + 1
    this.refusals.set(tab, counts.set(token, count))
    this.highest = Math.max(this.highest, count)
    this.end(socket, 'refused')
  }

  /** A tab that wakes up may try a refused token again. */
  resetRefusals(tab: Tab): void {
    this.refusals.delete(tab)
  }

  /** Highest number of refusals of one token in one tab between two wake-ups. */
  maxRefusals(): number {
    return this.highest
  }
}
