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
 * Adds the text of a writer. It replaces the writer's former head and `parent`, the head that the text is based on. Heads of
 * other writers remain.
 * @param isBlank the text equals its initial content and need not be stored
 */
export function putHead<Content>(
  record: JournalRecord<Content>,
  head: Head<Content>,
  parent: HeadId | undefined,
  isBlank: boolean,
): JournalRecord<Content> {
  // A later change of the same writer was merged already.
  if ((record.seen[head.writer] ?? -1) > head.n) return record
  const others = record.heads.filter(
    (other) => other.writer !== head.writer && !isHead(other, parent),
  )
  return settle({
    ...record,
    heads: isBlank ? others : [head, ...others],
    seen: addSeen(record.seen, parent ? [head, parent] : [head]),
    at: Math.max(record.at, head.at),
  })
}

/** Adds a version of the server as a head. */
export function addVersion<Content>(
  record: JournalRecord<Content>,
  version: Head<Content>,
): JournalRecord<Content> {
  const others = record.heads.filter(({ writer }) => writer !== version.writer)
  // A server that was restored from a backup may repeat a revision with another text.
  const n = Math.max(version.n, (record.seen[version.writer] ?? -1) + 1)
  const head = { ...version, n }
  return settle({ ...record, heads: [...others, head], seen: addSeen(record.seen, [head]) })
}

/** Replaces all heads in `seen` by one. They become earlier versions, except where nothing was typed in them. */
export function chooseHead<Content>(
  record: JournalRecord<Content>,
  chosen: Head<Content>,
  seen: readonly Head<Content>[],
  initial: Content,
): JournalRecord<Content> {
  const isSeen = (head: HeadId) =>
    isReplaced(head, chosen) || seen.some((other) => isHead(head, other))
  const others = record.heads.filter((head) => !isSeen(head))
  const isOutdated = others.some(({ writer }) => writer === chosen.writer)
  return settle({
    ...record,
    heads: isOutdated ? others : [chosen, ...others],
    seen: addSeen(record.seen, [chosen, ...seen]),
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
 * Adds a head of another record under a writer name of its own, because its original writer may continue under the old name
 * in the other record. If that writer only continued the text, both versions appear here for the user to choose from.
 */
export function addForeign<Content>(
  record: JournalRecord<Content>,
  head: Head<Content>,
): JournalRecord<Content> {
  const applied = { ...head, writer: `${head.writer}~${head.n}` }
  if (record.seen[applied.writer] !== undefined) return record
  return settle({
    ...record,
    heads: [...record.heads, applied],
    seen: addSeen(record.seen, [applied]),
  })
}

export interface ClearOptions<Content> {
  /** The writer that clears, with its last number. */
  readonly by: HeadId
  /** The head that is removed. */
  readonly parent: HeadId | undefined
  /** Added to the earlier versions. */
  readonly earlier?: EarlierVersion<Content> | undefined
  /** The revision of the draft on the server that has to be removed; see `PendingExchange`. */
  readonly leaving?: number | undefined
  /** The text was published; `content`: what editing continues from. */
  readonly published?: { readonly content: Content | undefined } | undefined
  readonly at: number
}

/** Removes a text that was published or discarded. */
export function clearHead<Content>(
  record: JournalRecord<Content>,
  { by, parent, earlier, leaving, published, at }: ClearOptions<Content>,
): JournalRecord<Content> {
  return settle({
    ...record,
    heads: record.heads.filter(
      (head) =>
        !isReplaced(head, by) &&
        !isHead(head, parent) &&
        // An equal text of another tab was published with it.
        !(published?.content !== undefined && isSameContent(head.content, published.content)),
    ),
    seen: addSeen(record.seen, parent ? [by, parent] : [by]),
    earlier: earlier ? [earlier, ...record.earlier] : record.earlier,
    dealings: {
      m: record.dealings.m + 1,
      sent: leaving === undefined ? [] : record.dealings.sent,
      leaving,
    },
    // Two tabs that cannot read each other's stores must not choose the same number.
    published: published
      ? { ...published, m: Math.max(record.published.m + 1, at), at }
      : record.published,
    at,
  })
}

/**
 * Records that the server has the head `id` as `revision`. Later text of `writer`, or of the writer of that head, is based
 * on it.
 */
export function markSynced<Content>(
  record: JournalRecord<Content>,
  id: HeadId | undefined,
  writer: string,
  revision: number,
): JournalRecord<Content> {
  // A text that was sent but could not be stored leaves an older head behind, which is not based on it.
  const isBasedOn = (head: HeadId) =>
    head.writer === id?.writer ? head.n >= id.n : head.writer === writer
  return {
    ...record,
    heads: record.heads.map((head) =>
      isBasedOn(head) ? { ...head, base: revision, synced: isHead(head, id) } : head,
    ),
  }
}

const MAX_SENT = 20

/** Records a text before it is sent, so that it is recognised if its response is lost. */
export function addSent<Content>(
  record: JournalRecord<Content>,
  name: string,
): JournalRecord<Content> {
  const { dealings } = record
  const sent = [...dealings.sent.filter((other) => other !== name), name].slice(-MAX_SENT)
  return { ...record, dealings: { ...dealings, m: dealings.m + 1, sent } }
}

/** Records that no request is pending. */
export function clearPending<Content>(record: JournalRecord<Content>): JournalRecord<Content> {
  const { m } = record.dealings
  return { ...record, dealings: { m: m + 1, sent: [] } }
}

/** Whether a head was replaced by its own writer. */
function isReplaced(head: HeadId, by: HeadId): boolean {
  return head.writer === by.writer && head.n <= by.n
}

function addSeen(seen: Readonly<Record<string, number>>, heads: readonly HeadId[]) {
  const next: Record<string, number> = { ...seen }
  for (const { writer, n } of heads) next[writer] = Math.max(next[writer] ?? -1, n)
  return next
}
