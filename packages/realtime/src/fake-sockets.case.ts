import type { SocketEnd, SocketEvents } from './live-world.ts'

/** A socket between a tab and the server. */
export interface FakeSocket<Tab> {
  readonly tab: Tab
  readonly token: string
  readonly events: SocketEvents
  isReady: boolean
  /** The server has it no more, and nothing has told the browser. */
  isDead: boolean
  isClosed: boolean
}

/** All sockets there ever were, and how often the server refused one. */
export class FakeSockets<Tab extends { isOpen: boolean }> {
  private readonly all: FakeSocket<Tab>[] = []
  private readonly refusals = new Map<Tab, Map<string, number>>()
  private most = 0

  add(tab: Tab, token: string, events: SocketEvents): FakeSocket<Tab> {
    const flags = { isReady: false, isDead: false, isClosed: false }
    const socket: FakeSocket<Tab> = { tab, token, events, ...flags }
    this.all.push(socket)
    return socket
  }

  has(key: object): FakeSocket<Tab> | undefined {
    return this.all.find((each) => each === key)
  }

  /** Those that both sides have. */
  open(): FakeSocket<Tab>[] {
    return this.all.filter((socket) => !socket.isClosed && !socket.isDead)
  }

  /** Those that the server tells something. */
  ready(): FakeSocket<Tab>[] {
    return this.open().filter((socket) => socket.isReady)
  }

  /** Those that no side uses and the browser has not missed yet. */
  dead(): FakeSocket<Tab>[] {
    return this.all.filter((socket) => socket.isDead)
  }

  end(socket: FakeSocket<Tab>, kind: SocketEnd): void {
    if (socket.isClosed) return
    socket.isClosed = true
    if (socket.tab.isOpen) socket.events.onEnd(kind)
  }

  /** The server does not take its token. */
  refuse(socket: FakeSocket<Tab>): void {
    const { tab, token } = socket
    const counts = this.refusals.get(tab) ?? new Map<string, number>()
    const count = (counts.get(token) ?? 0) + 1
    this.refusals.set(tab, counts.set(token, count))
    this.most = Math.max(this.most, count)
    this.end(socket, 'refused')
  }

  /** A tab that wakes, or is told so, tries anew. */
  forgive(tab: Tab): void {
    this.refusals.delete(tab)
  }

  /** How often a tab came with a token that was refused, at most, without waking in between. */
  mostRefusals(): number {
    return this.most
  }
}
