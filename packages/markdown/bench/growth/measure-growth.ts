import type { Shape } from './shapes.ts'

/** What is fed with the shapes. */
export interface Subject {
  name: string
  /** @returns bytes of what comes out */
  run: (text: string) => number | Promise<number>
  /** Most bytes that may come out of a text. @default any */
  maxBytes?: (text: string) => number
}

export interface Growth {
  /** Milliseconds of work for the text and for one twice as long. */
  ms: [once: number, twice: number]
  /** What is wrong; undefined where nothing is. */
  fault: string | undefined
}

/** Twice the text may take this many times the work. */
export const MAX_GROWTH = 2.6
/** Milliseconds below which a measurement says nothing. */
const FLOOR = 30
/** Measurements of a shape that looks bad, the best of which counts. */
const ROUNDS = 4

/**
 * A shape is bad where two sizes say so: a pause of the engine, or a limit that lies between the two texts, is
 * found in one of them only.
 * @param size of the smaller text, in UTF-16 units
 */
export async function measureGrowth(subject: Subject, shape: Shape, size: number): Promise<Growth> {
  const growth = await measureOnce(subject, shape, size)
  return growth.fault && isBad(growth.ms) ? measureOnce(subject, shape, size * 4) : growth
}

async function measureOnce(subject: Subject, shape: Shape, size: number): Promise<Growth> {
  const texts = [shape.make(size), shape.make(size * 2)] as const
  const ms: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, text] of texts.entries()) {
      const { work, bytes } = await measure(subject, text)
      const most = subject.maxBytes?.(text) ?? Number.POSITIVE_INFINITY
      if (bytes > most) return { ms, fault: `${bytes} bytes of at most ${most}` }
      if (work < (ms[index] ?? 0)) ms[index] = work
    }
    if (!isBad(ms)) return { ms, fault: undefined }
  }
  return { ms, fault: `grows by ${(ms[1] / ms[0]).toFixed(1)}` }
}

function isBad([once, twice]: [number, number]): boolean {
  return twice > FLOOR && twice / once > MAX_GROWTH
}

/** Work of this thread, where that can be known: other programs make it no longer. */
async function measure({ run }: Subject, text: string): Promise<{ work: number; bytes: number }> {
  const start = process.threadCpuUsage?.() ?? process.cpuUsage()
  const bytes = await run(text)
  const end = process.threadCpuUsage?.() ?? process.cpuUsage()
  return { work: (end.user + end.system - start.user - start.system) / 1000, bytes }
}
