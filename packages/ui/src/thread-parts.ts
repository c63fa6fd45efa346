/** A row of a discussion, of which some parts are known. */
export interface ThreadRow {
  id: string
  /** ISO date; empty where it is not known. */
  date: string
  /** Its text is only the beginning. */
  isCut?: boolean
  replyTo?: { id: string; name: string }
}

/** A top-level row with the rows below it that are known, flat and in the order of time. */
export interface ThreadTop<Reply extends ThreadRow = ThreadRow> extends ThreadRow {
  replies: Reply[]
  /** Rows below it in all. */
  replyCount: number
  /** Cursors of the rows before and after the known ones. */
  previous?: string
  next?: string
}

/** A part of the rows below one top-level row. */
export interface ReplyPart<Reply extends ThreadRow> {
  replies: Reply[]
  previous?: string
  next?: string
}

/** The top-level row that a row stands in, be it that row itself or one below it. */
export function findTopOf<Top extends ThreadTop>(
  tops: readonly Top[],
  id: string,
): Top | undefined {
  return tops.find((top) => top.id === id || top.replies.some((reply) => reply.id === id))
}

/** Known rows and others: nothing that is known is lost, whichever answer comes last. */
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

/** A top-level row with another part of what stands below it. `way` says which cursor led to the part. */
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

/** Where every row below is known, no cursor leads to more. */
function close<Top extends ThreadTop>(top: Top): Top {
  const replyCount = Math.max(top.replyCount, top.replies.length)
  const isWhole = top.replies.length === replyCount
  return { ...top, replyCount, ...(isWhole ? { previous: undefined, next: undefined } : {}) }
}

/** What was unfolded stays unfolded. */
function mergeRows<Row extends ThreadRow>(known: readonly Row[], others: readonly Row[]): Row[] {
  const byId = new Map(known.map((row) => [row.id, row]))
  for (const row of others) {
    if (byId.get(row.id)?.isCut !== false || row.isCut !== true) byId.set(row.id, row)
  }
  return [...byId.values()].sort(byTime)
}

/** The order of time; two of one moment stand in the order of their ids. */
function byTime(a: ThreadRow, b: ThreadRow): number {
  return a.date.localeCompare(b.date) || a.id.length - b.id.length || a.id.localeCompare(b.id)
}
