import { Worker } from 'node:worker_threads'

/** Milliseconds on the clock for all measurements of one shape. */
const TIMEOUT_MS = 120_000
const MEMORY_MB = 1024

/** A thread that measures, and is replaced when it hangs or dies. */
export class MeasuringThread {
  #worker
  #share

  /** @param {number} share of the shapes that may be asked for */
  constructor(share) {
    this.#share = share
  }

  /** @returns {Promise<{ ms?: [number, number], problem?: string }>} */
  async measure(request) {
    this.#worker ??= await startWorker(this.#share)
    const answer = nextAnswer(this.#worker)
    this.#worker.postMessage(request)
    const growth = await answer
    if (growth.isDead) await this.close()
    return growth
  }

  async close() {
    await this.#worker?.terminate()
    this.#worker = undefined
  }
}

async function startWorker(share) {
  const worker = new Worker(new URL('worker.mjs', import.meta.url), {
    workerData: { share },
    // Not those of the command, which prepare the machine.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // Without any listener the port would close between two measurements.
  worker.on('message', () => {})
  worker.on('error', () => {})
  await nextAnswer(worker)
  return worker
}

function nextAnswer(worker) {
  return new Promise((resolve) => {
    const settle = (growth) => {
      clearTimeout(timer)
      worker.off('message', settle)
      worker.off('error', die)
      resolve(growth)
    }
    const die = (error) => settle({ problem: error.message, isDead: true })
    const timer = setTimeout(() => die(new Error('does not end')), TIMEOUT_MS)
    worker.on('message', settle)
    worker.on('error', die)
  })
}
