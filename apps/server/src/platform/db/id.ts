/** The earliest timestamp of an id: 2010-11-04, the epoch of Twitter's Snowflake ids. */
const EPOCH = 1_288_834_974_657n
const MAX_ID = 2n ** 63n - 1n
const WORKERS = 1024
const SEQUENCES = 4096

/** Creates unique, ordered 64-bit ids (Snowflake): 41 bits timestamp, 10 bits worker, 12 bits sequence. */
export type CreateId = () => string

/**
 * @param worker number of this process among all processes that write to the database (modulo 1024)
 * @param clock milliseconds since 1970
 */
export function createIdFactory(worker: number, clock: () => number): CreateId {
  const workerBits = BigInt(worker % WORKERS) << 12n
  let last = 0
  let sequence = 0
  return () => {
    // If the clock is set back, the last timestamp is used again, so that ids do not repeat.
    const now = Math.max(clock(), last)
    sequence = now === last ? sequence + 1 : 0
    last = now
    if (sequence === SEQUENCES) {
      // After 4,096 ids in one millisecond, the next millisecond is used.
      last += 1
      sequence = 0
    }
    return (((BigInt(last) - EPOCH) << 22n) | workerBits | BigInt(sequence)).toString()
  }
}

/** Returns the id if the database can store it, otherwise undefined. Leading zeros are refused. */
export function parseId(value: string | number | undefined | null): string | undefined {
  const text = String(value ?? '')
  if (!/^(0|[1-9]\d{0,18})$/.test(text)) return undefined
  return BigInt(text) <= MAX_ID ? text : undefined
}
