/** A row of a thread that is loaded in parts. */
export interface ThreadRow {
  id: string
  /** ISO date; empty if unknown. */
  date: string
  /** The text is truncated. */
  isCut?: boolean
  replyTo?: { id: string; name: string }
}

/** A top-level row with its known replies, flat and in chronological order. */
export interface ThreadTop<Reply extends ThreadRow = ThreadRow> extends ThreadRow {
  replies: Reply[]
  /** Total number of replies. */
  replyCount: number
  /** Cursors before and after the known replies. */
  previous?: string
  next?: string
}

/** A page of the replies of one top-level row. */
export interface ReplyPart<Reply extends ThreadRow> {
  replies: Reply[]
  previous?: string
  next?: string
}

/** The top-level row of a row, which may be the row itself. */
export function findTopOf<Top extends ThreadTop>(
  tops: readonly Top[],
  id: string,
): Top | undefined {
  return tops.find((top) => top.id === id || top.replies.some((reply) => reply.id === id))
}

/** Merges known rows with loaded ones; no known row is lost, whichever response arrives last. */
export function mergeTops<Reply extends ThreadRow, Top extends ThreadTop<Reply>>(
  known: readonly Top[],
  others: readonly Top[],
): Top[] {
  const byId = new Map(known.map((top) => [top.id, top]))
  for (const top of others) {
    const before = byId.get(top.id)
    byId.set(top.id, before === undefined ? top : mergeTop<Reply, Top>(before, top))
  }
  return [...byId.values()]
}

/** A top-level row with another page of replies. `way` is the cursor that led to the page. */
export function withReplies<Reply extends ThreadRow, Top extends ThreadTop<Reply>>(
  top: Top,
  part: ReplyPart<Reply>,
  way: 'previous' | 'next',
): Top {
  return close({ ...top, replies: mergeRows(top.replies, part.replies), [way]: part[way] })
}

function mergeTop<Reply extends ThreadRow, Top extends ThreadTop<Reply>>(
  known: Top,
  other: Top,
): Top {
  const startsEarlier = known.previous !== undefined && other.previous === undefined
  return close({
    ...(known.isCut === false && other.isCut === true ? known : other),
    replies: mergeRows<Reply>(known.replies, other.replies),
    replyCount: Math.max(known.replyCount, other.replyCount),
    previous: startsEarlier ? undefined : known.previous,
    next: startsEarlier ? other.next : (known.next ?? other.next),
  })
}

/** If all replies are known, no cursor remains. */
function close<Top extends ThreadTop>(top: Top): Top {
  const replyCount = Math.max(top.replyCount, top.replies.length)
  const isWhole = top.replies.length === replyCount
  return { ...top, replyCount, ...(isWhole ? { previous: undefined, next: undefined } : {}) }
}

/** Unfolded rows stay unfolded. */
function mergeRows<Row extends ThreadRow>(known: readonly Row[], others: readonly Row[]): Row[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  for (const row of others) {
    if (byId.get(row.id)?.isCut !== false || row.isCut !== true) byId.set(row.id, row)
  }
  return [...byId.values()].sort(byTime)
}

/** Chronological order; equal times are ordered by id. */
function byTime(a: ThreadRow, b: ThreadRow): number {
  return a.date.localeCompare(b.date) || a.id.length - b.id.length || a.id.localeCompare(b.id)
}
