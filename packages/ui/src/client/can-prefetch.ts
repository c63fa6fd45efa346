/** The part of the Network Information API that the rule needs; not every browser has it. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be fetched before they are asked for: not on 2g, and not where the reader saves data. */
export function canPrefetch(
  // The DOM library has no type for what only some browsers offer.
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return !(connection?.saveData || connection?.effectiveType?.includes('2g'))
}
