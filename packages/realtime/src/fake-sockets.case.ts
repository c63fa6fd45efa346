import type { SocketEnd, SocketEvents } from './live-environment.ts'

/** A socket between a tab and the server. */
export interface FakeSocket<Tab> {
  readonly tab: Tab
  readonly token: string
  readonly events: SocketEvents
  isSubscribed: boolean
  /** The connection has broken. The browser notices later, with `end`. */
  isBroken: boolean
  isClosed: boolean
}

/** For tests: all sockets of one simulated run, with the number of refusals. */
export class FakeSockets<Tab extends { isOpen: boolean }> {
  private readonly all: FakeSocket<Tab>[] = []
  private readonly refusals = new Map<Tab, Map<string, number>>()
  private maxRefusalCount = 0

  add(tab: Tab, token: string, events: SocketEvents): FakeSocket<Tab> {
    const socket = { tab, token, events, isSubscribed: false, isBroken: false, isClosed: false }
    this.all.push(socket)
    return socket
  }

  find(socket: object): FakeSocket<Tab> | undefined {
    return this.all.find((each) => each === socket)
  }

  /** Sockets that are open on both sides. */
  openSockets(): FakeSocket<Tab>[] {
    return this.all.filter((socket) => !socket.isClosed && !socket.isBroken)
  }

  /** Open sockets that are subscribed. */
  subscribedSockets(): FakeSocket<Tab>[] {
    return this.openSockets().filter((socket) => socket.isSubscribed)
  }

  /** Sockets with a broken connection, including those that the browser has closed since. */
  brokenSockets(): FakeSocket<Tab>[] {
    return this.all.filter((socket) => socket.isBroken)
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
    this.maxRefusalCount = Math.max(this.maxRefusalCount, count)
    this.end(socket, 'refused')
  }

  /** A tab that wakes up after sleep may try a refused token again. */
  resetRefusals(tab: Tab): void {
    this.refusals.delete(tab)
  }

  /** Highest number of refusals of one token in one tab between two wake-ups. */
  maxRefusals(): number {
    return this.maxRefusalCount
  }
}
