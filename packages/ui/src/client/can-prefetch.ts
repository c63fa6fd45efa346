/** The part of the Network Information API that is used; not every browser has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether prefetching is allowed: not on 2g, and not if the reader saves data. */
export function canPrefetch(
  // Missing in the DOM library, because not all browsers have it.
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
