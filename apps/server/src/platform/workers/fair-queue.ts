export interface FairQueueOptions {
  /** Jobs that run at the same time. */
  readonly concurrency: number
  /** Jobs of all owners that may wait. */
  readonly maxWaiting: number
  /** Jobs of one owner that may wait. */
  readonly maxWaitingPerOwner: number
}

/** The queue is full, of this owner's jobs or of all. Nothing was done. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

type Start = () => void

/** Runs jobs a few at a time, in turns between their owners: the jobs of one delay those of another by one turn. */
export class FairQueue {
  readonly #options: FairQueueOptions
  /** In the order of turns; each with what starts its jobs. */
  readonly #waiting = new Map<string, Start[]>()
  #waitingCount = 0
  #running = 0

  constructor(options: FairQueueOptions) {
    this.#options = options
  }

  /** Jobs that wait. */
  get size(): number {
    return this.#waitingCount
  }

  /**
   * @param owner on whose behalf the job runs, such as a user id or an address
   * @throws QueueFullError
   */
  async run<Result>(owner: string, job: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#options.concurrency) this.#running += 1
    else await this.#wait(owner)
    try {
      return await job()
    } finally {
      this.#leave()
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

  /** Hands the place of a finished job to the next owner, who moves to the end. */
  #leave(): void {
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
