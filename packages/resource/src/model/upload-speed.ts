/** What had been sent at a moment. */
export interface SpeedSample {
  /** ms */
  readonly time: number
  readonly sent: number
}

/** How far back the speed looks, ms: long enough to be calm, short enough to be true. */
const WINDOW = 8000
/** Below this nothing is known yet, ms. */
const SHORTEST = 800

/** Adds a sample and forgets those that no longer count. */
export function addSample(samples: readonly SpeedSample[], sample: SpeedSample): SpeedSample[] {
  return [...samples.filter(({ time }) => sample.time - time <= WINDOW), sample]
}

/** Bytes a second over the last moments; undefined until enough is known. */
export function speedOf(samples: readonly SpeedSample[]): number | undefined {
  const [first] = samples
  const last = samples.at(-1)
  if (first === undefined || last === undefined || last.time - first.time < SHORTEST)
    return undefined
  const speed = ((last.sent - first.sent) * 1000) / (last.time - first.time)
  return speed > 0 ? speed : undefined
}

/** Seconds until the rest is sent; undefined while the speed is not known. */
export function secondsLeft(speed: number | undefined, left: number): number | undefined {
  return speed === undefined ? undefined : Math.max(1, Math.ceil(left / speed))
}
