/** Number of bytes sent at a time. */
export interface SpeedSample {
  /** In ms. */
  readonly time: number
  readonly sent: number
}

/** Window of the moving average, in ms: long enough to be stable, short enough to be current. */
const WINDOW_MS = 8000
/** Minimum time span for a result, in ms. */
const MIN_SPAN_MS = 800

/** Adds a sample and removes those outside the window. */
export function addSample(samples: readonly SpeedSample[], sample: SpeedSample): SpeedSample[] {
  return [...samples.filter(({ time }) => sample.time - time <= WINDOW_MS), sample]
}

/** Bytes per second within the window; undefined until there are enough samples. */
export function speedOf(samples: readonly SpeedSample[]): number | undefined {
  const [first] = samples
  const last = samples.at(-1)
  if (first === undefined || last === undefined || last.time - first.time < MIN_SPAN_MS)
    return undefined
  const speed = ((last.sent - first.sent) * 1000) / (last.time - first.time)
  return speed > 0 ? speed : undefined
}

/** Seconds until the rest is sent; undefined while the speed is unknown. */
export function secondsLeft(speed: number | undefined, left: number): number | undefined {
  return speed === undefined ? undefined : Math.max(1, Math.ceil(left / speed))
}
