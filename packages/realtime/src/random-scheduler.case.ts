/** For tests: runs pending work in a random but reproducible order, to find race conditions. */
export class RandomScheduler {
  private readonly random: () => number
  /** Work under the same key runs in order, as the messages of one socket or BroadcastChannel do. */
  private readonly queues = new Map<object, (() => void)[]>()
  private readonly unordered: (() => void)[] = []
  private readonly timers = new Set<() => void>()

  constructor(random: () => number) {
    this.random = random
  }

  /** Runs after all earlier work with the same key. */
  inOrder(key: object, work: () => void): void {
    const queue = this.queues.get(key) ?? []
    queue.push(work)
    this.queues.set(key, queue)
  }

  /** Runs at any time. */
  anyTime(work: () => void): void {
    this.unordered.push(work)
  }

  /** Starts a timer. @returns a function that cancels it */
  later(work: () => void): () => void {
    const timer = () => {
      this.timers.delete(timer)
      work()
    }
    this.timers.add(timer)
    return () => this.timers.delete(timer)
  }

  /** Runs one pending piece of work. @returns whether there was any */
  runOne(): boolean {
    const queues = [...this.queues.values()].filter((queue) => queue.length > 0)
    const count = queues.length + this.unordered.length
    if (count === 0) return false
    const at = Math.floor(this.random() * count)
    const queue = queues[at]
    if (queue) queue.shift()?.()
    else this.unordered.splice(at - queues.length, 1)[0]?.()
    return true
  }

  /** Fires one timer. @returns whether there was any */
  fireTimer(): boolean {
    const timers = [...this.timers]
    timers[Math.floor(this.random() * timers.length)]?.()
    return timers.length > 0
  }
}
