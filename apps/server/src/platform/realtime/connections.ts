import type { Connection } from './connection.ts'

const MAX_PER_USER = 32
/** Connections are distributed over slots that are visited in turn, which spreads the work of a round over time. */
export const SLOTS = 20

/** Open connections, with or without a session. */
export class Connections {
  readonly #slots = Array.from({ length: SLOTS }, () => new Set<Connection>())
  readonly #byUser = new Map<string, Set<Connection>>()
  #added = 0

  get size(): number {
    return this.#slots.reduce((sum, slot) => sum + slot.size, 0)
  }

  add(connection: Connection): void {
    this.#slots[this.#added++ % SLOTS]?.add(connection)
  }

  /**
   * Assigns a connection to its user.
   * @returns false when it has no user, or the user has too many connections
   */
  admit(connection: Connection): boolean {
    const { owner } = connection
    if (owner === undefined) return false
    const own = this.#byUser.get(owner.userId) ?? new Set()
    if (own.size >= MAX_PER_USER) return false
    this.#byUser.set(owner.userId, own.add(connection))
    return true
  }

  remove(connection: Connection): void {
    for (const slot of this.#slots) slot.delete(connection)
    const { owner } = connection
    if (owner === undefined) return
    const own = this.#byUser.get(owner.userId)
    own?.delete(connection)
    if (own?.size === 0) this.#byUser.delete(owner.userId)
  }

  hasUser(userId: string): boolean {
    return this.#byUser.has(userId)
  }

  userIds(): Iterable<string> {
    return this.#byUser.keys()
  }

  ofUser(userId: string): Iterable<Connection> {
    return this.#byUser.get(userId) ?? []
  }

  inSlot(slot: number): Iterable<Connection> {
    return this.#slots[slot % SLOTS] ?? []
  }

  all(): Connection[] {
    return this.#slots.flatMap((slot) => [...slot])
  }
}
