import {
  type EarlierVersion,
  type Head,
  type HeadId,
  isHead,
  isPublished,
  isSameContent,
  type JournalRecord,
  settle,
  toEarlier,
} from './record.ts'

/**
 * Puts down what a writer has typed. It replaces the writer's former head and `parent`, the head that the text went on
 * from; heads of others stay beside it.
 * @param isBlank the text has become what nobody needs to keep
 */
export function putHead<Content>(
  record: JournalRecord<Content>,
  head: Head<Content>,
  parent: HeadId | undefined,
  isBlank: boolean,
): JournalRecord<Content> {
  // A later change of the same writer has arrived already.
  if ((record.seen[head.writer] ?? -1) > head.n) return record
  const others = record.heads.filter(
    (other) => other.writer !== head.writer && !isHead(other, parent),
  )
  return settle({
    ...record,
    heads: isBlank ? others : [head, ...others],
    seen: see(record.seen, parent ? [head, parent] : [head]),
    at: Math.max(record.at, head.at),
  })
}

/** Puts a version of the server beside what is here. */
export function addRival<Content>(
  record: JournalRecord<Content>,
  rival: Head<Content>,
): JournalRecord<Content> {
  const others = record.heads.filter(({ writer }) => writer !== rival.writer)
  // A server that was set back may repeat a revision; its text is new here all the same.
  const n = Math.max(rival.n, (record.seen[rival.writer] ?? -1) + 1)
  const head = { ...rival, n }
  return settle({ ...record, heads: [...others, head], seen: see(record.seen, [head]) })
}

/** Lets one text stand for all that were `seen`; those become earlier versions, unless nothing was typed in them. */
export function chooseHead<Content>(
  record: JournalRecord<Content>,
  chosen: Head<Content>,
  seen: readonly Head<Content>[],
  initial: Content,
): JournalRecord<Content> {
  const isSeen = (head: HeadId) => isPast(head, chosen) || seen.some((other) => isHead(head, other))
  const others = record.heads.filter((head) => !isSeen(head))
  const isOld = others.some(({ writer }) => writer === chosen.writer)
  return settle({
    ...record,
    heads: isOld ? others : [chosen, ...others],
    seen: see(record.seen, [chosen, ...seen]),
    earlier: [
      ...record.earlier.filter(({ content }) => !isSameContent(content, chosen.content)),
      ...seen
        .filter(({ content }) => !isSameContent(content, chosen.content))
        .filter((head) => isPublished(head) || !isSameContent(head.content, initial))
        .map(toEarlier),
    ],
    at: chosen.at,
  })
}

/**
 * Puts a text of another record beside what is here, under a name of its own: its writer, whose text was taken over, may
 * write another one there, which does not replace this one. Where it only went on, both stand here to be chosen from.
 */
export function addForeign<Content>(
  record: JournalRecord<Content>,
  head: Head<Content>,
): JournalRecord<Content> {
  const taken = { ...head, writer: `${head.writer}~${head.n}` }
  if (record.seen[taken.writer] !== undefined) return record
  return settle({ ...record, heads: [...record.heads, taken], seen: see(record.seen, [taken]) })
}

export interface Clearing<Content> {
  /** The writer that clears, with its last number. */
  readonly by: HeadId
  /** What goes. */
  readonly parent: HeadId | undefined
  /** Kept as an earlier version. */
  readonly earlier?: EarlierVersion<Content> | undefined
  /** The revision of the draft on the server that has to go, too; see `Dealings`. */
  readonly leaving?: number | undefined
  /** The text was published; `content`: what is gone on from. */
  readonly published?: { readonly content: Content | undefined } | undefined
  readonly at: number
}

/** Takes a text away: it was published, or its writer does not want it. */
export function clearHead<Content>(
  record: JournalRecord<Content>,
  { by, parent, earlier, leaving, published, at }: Clearing<Content>,
): JournalRecord<Content> {
  return settle({
    ...record,
    heads: record.heads.filter(
      (head) =>
        !isPast(head, by) &&
        !isHead(head, parent) &&
        // An equal text of another tab stands, too.
        !(published?.content !== undefined && isSameContent(head.content, published.content)),
    ),
    seen: see(record.seen, parent ? [by, parent] : [by]),
    earlier: earlier ? [earlier, ...record.earlier] : record.earlier,
    dealings: {
      m: record.dealings.m + 1,
      sent: leaving === undefined ? [] : record.dealings.sent,
      leaving,
    },
    // Two tabs that cannot read each other's stores do not choose the same number.
    published: published
      ? { ...published, m: Math.max(record.published.m + 1, at), at }
      : record.published,
    at,
  })
}

/**
 * Notes that the server has the head `id` as `revision`. What `writer`, or the writer of that head, has typed since goes
 * on from there.
 */
export function markSynced<Content>(
  record: JournalRecord<Content>,
  id: HeadId | undefined,
  writer: string,
  revision: number,
): JournalRecord<Content> {
  // A text that was sent and could not be kept leaves an older one behind, which does not go on from it.
  const goesOn = (head: HeadId) =>
    head.writer === id?.writer ? head.n >= id.n : head.writer === writer
  return {
    ...record,
    heads: record.heads.map((head) =>
      goesOn(head) ? { ...head, base: revision, synced: isHead(head, id) } : head,
    ),
  }
}

const MAX_SENT = 20

/** Notes a text before it is sent, so that it is recognised when only its answer was lost. */
export function addSent<Content>(
  record: JournalRecord<Content>,
  name: string,
): JournalRecord<Content> {
  const { dealings } = record
  const sent = [...dealings.sent.filter((other) => other !== name), name].slice(-MAX_SENT)
  return { ...record, dealings: { ...dealings, m: dealings.m + 1, sent } }
}

/** Nothing is on its way to the server any more. */
export function settleDealings<Content>(record: JournalRecord<Content>): JournalRecord<Content> {
  const { m } = record.dealings
  return { ...record, dealings: { m: m + 1, sent: [] } }
}

/** Whether a head was left behind by its own writer. */
function isPast(head: HeadId, by: HeadId): boolean {
  return head.writer === by.writer && head.n <= by.n
}

function see(seen: Readonly<Record<string, number>>, heads: readonly HeadId[]) {
  const next: Record<string, number> = { ...seen }
  for (const { writer, n } of heads) next[writer] = Math.max(next[writer] ?? -1, n)
  return next
}
