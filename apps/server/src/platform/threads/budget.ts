/** Limits of one part of a discussion, which one response contains. */
export interface Budget {
  /** Total bytes of text, UTF-8. */
  readonly bytes: number
  /** Bytes of text of one row. Only the beginning of a longer one is sent. */
  readonly rowBytes: number
  /** Number of top-level rows. */
  readonly rows: number
  /** Number of replies for each of them. */
  readonly repliesPerRow: number
}

/** Number of characters that are sent of a row longer than `rowBytes`. */
export const CUT_CHARACTERS = 2000

/** Maximum bytes of these characters. */
const CUT_BYTES = CUT_CHARACTERS * 4

/** Estimated bytes of a row without its text: names, dates, addresses. */
const ROW_BYTES = 600

export interface Weighed {
  readonly bytes: number
}

export interface Taken<Row> {
  readonly row: Row
  readonly replies: Row[]
}

/** The first rows that fit into the budget, each with its first replies; at least one row. */
export function takeRows<Row extends Weighed & { readonly id: string }>(
  rows: readonly Row[],
  repliesOf: ReadonlyMap<string, readonly Row[]>,
  budget: Budget,
): Taken<Row>[] {
  const taken: Taken<Row>[] = []
  let left = budget.bytes
  for (const row of rows.slice(0, budget.rows)) {
    const cost = costOf(row, budget)
    if (taken.length > 0 && cost > left) break
    left -= cost
    const replies = takeFitting(
      repliesOf.get(row.id) ?? [],
      { ...budget, bytes: left },
      budget.repliesPerRow,
    )
    for (const reply of replies) left -= costOf(reply, budget)
    taken.push({ row, replies })
  }
  return taken
}

/** The longest prefix of the rows that fits. */
export function takeFitting<Row extends Weighed>(
  rows: readonly Row[],
  budget: Pick<Budget, 'bytes' | 'rowBytes'>,
  max: number,
): Row[] {
  let left = budget.bytes
  const end = rows.findIndex((row, at) => {
    left -= costOf(row, budget)
    return at >= max || left < 0
  })
  return end === -1 ? [...rows] : rows.slice(0, end)
}

/** The first rows of a page that fit, at most `max`; at least one. */
export function takePage<Row extends Weighed>(
  rows: readonly Row[],
  { max, bytes }: { readonly max: number; readonly bytes: number },
): Row[] {
  const taken = takeFitting(rows, { bytes, rowBytes: bytes }, max)
  return taken.length === 0 ? rows.slice(0, 1) : taken
}

function costOf({ bytes }: Weighed, { rowBytes }: Pick<Budget, 'rowBytes'>): number {
  return ROW_BYTES + (bytes > rowBytes ? CUT_BYTES : bytes)
}
