export interface FairQueueOptions {
  /** Jobs that run at the same time. */
  readonly concurrency: number
  /** Maximum number of waiting jobs of all owners. */
  readonly maxWaiting: number
  /** Maximum number of waiting jobs of one owner. */
  readonly maxWaitingPerOwner: number
}

/** The queue is full, for this owner or in total. The job was not started. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

type Start = () => void

/** A fair queue (round robin between owners): the jobs of one owner delay those of another by one turn. */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** Waiting jobs by owner, in the order of turns. */
  readonly #waiting = new Map<string, Start[]>()
  #waitingCount = 0
  #running = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Number of waiting jobs. */
  get size(): number {
    return this.#waitingCount
  }

  /**
   * @param owner owner of the job, such as a user id or an address
   * @throws QueueFullError
   */
  async run<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.concurrency) this.#running += 1
    else await this.#wait(owner)
    try {
      return await job()
    } finally {
      this.#startNext()
    }
  }

  #wait(owner: string): Promise<void> {
    const { maxWaiting, maxWaitingPerOwner } = this.#options
    const own = this.#waiting.get(owner) ?? []
    if (this.#waitingCount >= maxWaiting || own.length >= maxWaitingPerOwner) {
      throw new QueueFullError(`${this.#waitingCount} jobs are waiting.`)
    }
    this.#waiting.set(owner, own)
    this.#waitingCount += 1
    return new Promise((resolve) => void own.push(resolve))
  }

  /** Starts a job of the next owner, who moves to the end. */
  #startNext(): void {
    const [turn] = this.#waiting
    if (turn === undefined) {
      this.#running -= 1
      return
    }
    const [owner, jobs] = turn
    const start = jobs.shift()
    this.#waiting.delete(owner)
    if (jobs.length > 0) this.#waiting.set(owner, jobs)
    this.#waitingCount -= 1
    start?.()
  }
}
