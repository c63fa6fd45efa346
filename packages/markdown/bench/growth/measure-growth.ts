import type { Shape } from './shapes.ts'

/** The function under measurement. */
export interface Subject {
  name: string
  /** @returns size of the output in bytes */
  run: (text: string) => number | Promise<number>
  /** Maximum bytes of output for a text. @default unlimited */
  maxBytes?: (text: string) => number
}

export interface Growth {
  /** Milliseconds of work for the text and for one twice as long. */
  ms: [once: number, twice: number]
  /** What is wrong; undefined if nothing is. */
  problem: string | undefined
}

/** Maximum ratio of work for a text twice as long. */
export const MAX_GROWTH = 2.6
/** Milliseconds below which a measurement is not significant. */
const FLOOR = 30
/** Repetitions of a suspicious measurement, of which the best one counts. */
const ROUNDS = 4

/**
 * Measures again with a larger size: a shape fails only if both sizes fail, because a pause of the engine, or a limit
 * between the two sizes, affects only one of them.
 * @param size of the smaller text, in UTF-16 units
 */
export async function measureGrowth(subject: Subject, shape: Shape, size: number): Promise<Growth> {
  const growth = await measureOnce(subject, shape, size)
  return growth.problem && isBad(growth.ms) ? measureOnce(subject, shape, size * 4) : growth
}

async function measureOnce(subject: Subject, shape: Shape, size: number): Promise<Growth> {
  const texts = [shape.make(size), shape.make(size * 2)] as const
  const ms: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, text] of texts.entries()) {
      const { work, bytes } = await measure(subject, text)
      const max = subject.maxBytes?.(text) ?? Number.POSITIVE_INFINITY
      if (bytes > max) return { ms, problem: `${bytes} bytes of at most ${max}` }
      if (work < (ms[index] ?? 0)) ms[index] = work
    }
    if (!isBad(ms)) return { ms, problem: undefined }
  }
  return { ms, problem: `grows by ${(ms[1] / ms[0]).toFixed(1)}` }
}

function isBad([once, twice]: [number, number]): boolean {
  return twice > FLOOR && twice / once > MAX_GROWTH
}

/** CPU time of this thread if available, so that other programs do not affect it. */
async function measure({ run }: Subject, text: string): Promise<{ work: number; bytes: number }> {
  const start = process.threadCpuUsage?.() ?? process.cpuUsage()
  const bytes = await run(text)
  const end = process.threadCpuUsage?.() ?? process.cpuUsage()
  return { work: (end.user + end.system - start.user - start.system) / 1000, bytes }
}
