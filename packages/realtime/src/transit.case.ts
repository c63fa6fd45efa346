/** What is under way: it arrives in an order that the dice choose. */
export class Transit {
  private readonly random: () => number
  /** Streams keep their own order, as sockets and channels do. */
  private readonly streams = new Map<object, (() => void)[]>()
  private readonly loose: (() => void)[] = []
  private readonly timers = new Set<() => void>()

  constructor(random: () => number) {
    this.random = random
  }

  /** Arrives after everything that was sent under the same key. */
  inOrder(key: object, work: () => void): void {
    const queue = this.streams.get(key) ?? []
    queue.push(work)
    this.streams.set(key, queue)
  }

  /** Arrives whenever. */
  anyTime(work: () => void): void {
    this.loose.push(work)
  }

  /** @returns takes it back */
  later(work: () => void): () => void {
    const timer = () => {
      this.timers.delete(timer)
      work()
    }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  /** @returns whether there was anything to arrive */
  deliver(): boolean {
    const queues = [...this.streams.values()].filter((queue) => queue.length > 0)
    const count = queues.length + this.loose.length
    if (count === 0) return false
    const at = Math.floor(this.random() * count)
    const queue = queues[at]
    if (queue) queue.shift()?.()
    else this.loose.splice(at - queues.length, 1)[0]?.()
    return true
  }

  /** @returns whether a timer was running */
  fireTimer(): boolean {
    const timers = [...this.timers]
    timers[Math.floor(this.random() * timers.length)]?.()
    return timers.length > 0
  }
}
