/** What one answer carries of a discussion. */
export interface Budget {
  /** Bytes of text in all, UTF-8. */
  readonly bytes: number
  /** Bytes of text of one row; of a longer one only the beginning is carried. */
  readonly rowBytes: number
  /** Top-level rows. */
  readonly rows: number
  /** Rows below each of them. */
  readonly below: number
}

/** Characters that are carried of a row that is longer than `rowBytes`. */
export const CUT_CHARACTERS = 2000

/** Most bytes that these have. */
const CUT_BYTES = CUT_CHARACTERS * 4

/** What a row costs besides its text: names, dates, addresses. */
const ROW_BYTES = 600

export interface Weighed {
  readonly bytes: number
}

export interface Taken<Row> {
  readonly row: Row
  readonly below: Row[]
}

/** The first of the rows that fit into the budget, each with the first of what stands below it; one at least. */
export function takeRows<Row extends Weighed & { readonly id: string }>(
  rows: readonly Row[],
  belowOf: ReadonlyMap<string, readonly Row[]>,
  budget: Budget,
): Taken<Row>[] {
  const taken: Taken<Row>[] = []
  let left = budget.bytes
  for (const row of rows.slice(0, budget.rows)) {
    const cost = costOf(row, budget)
    if (taken.length > 0 && cost > left) break
    left -= cost
    const below = takeFitting(belowOf.get(row.id) ?? [], { ...budget, bytes: left }, budget.below)
    for (const reply of below) left -= costOf(reply, budget)
    taken.push({ row, below })
  }
  return taken
}

/** The first of the rows that fit, in their order. */
export function takeFitting<Row extends Weighed>(
  rows: readonly Row[],
  budget: Pick<Budget, 'bytes' | 'rowBytes'>,
  most: number,
): Row[] {
  let left = budget.bytes
  const end = rows.findIndex((row, at) => {
    left -= costOf(row, budget)
    return at >= most || left < 0
  })
  return end === -1 ? [...rows] : rows.slice(0, end)
}

/** The first rows of a page, as many as are wished for and as fit; one at least. */
export function takePage<Row extends Weighed>(
  rows: readonly Row[],
  { most, bytes }: { readonly most: number; readonly bytes: number },
): Row[] {
  const taken = takeFitting(rows, { bytes, rowBytes: bytes }, most)
  return taken.length === 0 ? rows.slice(0, 1) : taken
}

function costOf({ bytes }: Weighed, { rowBytes }: Pick<Budget, 'rowBytes'>): number {
  return ROW_BYTES + (bytes > rowBytes ? CUT_BYTES : bytes)
}
