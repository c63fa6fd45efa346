/** First millisecond an id can carry: 2010-11-04, as in the older line of sites. */
const EPOCH = 1_288_834_974_657n
const MAX_ID = 2n ** 63n - 1n
const WORKERS = 1024
const SEQUENCES = 4096

/** Makes ids that are unique, 64 bits wide, in order of time: 41 bits time, 10 worker, 12 sequence. */
export type CreateId = () => string

/**
 * @param worker number of this process among all that write to the database (taken modulo 1024)
 * @param clock milliseconds since 1970
 */
export function createIdFactory(worker: number, clock: () => number): CreateId {
  const workerBits = BigInt(worker % WORKERS) << 12n
  let last = 0
  let sequence = 0
  return () => {
    // A clock that was set back must not repeat ids: time only moves forward here.
    const now = Math.max(clock(), last)
    sequence = now === last ? sequence + 1 : 0
    last = now
    if (sequence === SEQUENCES) {
      // 4,096 ids in one millisecond: borrow from the next.
      last += 1
      sequence = 0
    }
    return (((BigInt(last) - EPOCH) << 22n) | workerBits | BigInt(sequence)).toString()
  }
}

/** The id if it is one the database can hold; anything else names nothing. Leading zeros are refused. */
export function parseId(value: string | number | undefined | null): string | undefined {
  const text = String(value ?? '')
  if (!/^(0|[1-9]\d{0,18})$/.test(text)) return undefined
  return BigInt(text) <= MAX_ID ? text : undefined
}
