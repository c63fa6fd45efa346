import { Worker } from 'node:worker_threads'

/** Timeout of all measurements of one shape, in ms. */
const TIMEOUT_MS = 120_000
const MEMORY_MB = 1024

/** A worker thread for measurements. It is replaced after a timeout or a crash. */
export class MeasuringThread {
  #worker
  #share

  /** @param {number} share of the shapes that can be measured */
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
    // Without the flags of the command, which load its set-up.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  // Without a listener the port would close between two measurements.
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
    const timer = setTimeout(() => die(new Error('timeout')), TIMEOUT_MS)
    worker.on('message', settle)
    worker.on('error', die)
  })
}
