import {
  type Head,
  type HeadId,
  isHead,
  isSameContent,
  type JournalRecord,
  originOf,
  type Place,
  REMOTE,
} from './record.ts'
import type { JournalSnapshot, JournalState } from './types.ts'

/** The text as this tab has it, and how far each place that keeps it has come. */
export interface Work<Content> {
  /** Name of this opening of the text. */
  readonly writer: string
  readonly initial: Content
  content: Content
  place: Place | undefined
  /** When it was typed, ms since 1970. */
  at: number
  /** Grows with every change made here. The numbers below say which one a place has. */
  n: number
  storedN: number
  mirroredN: number
  syncedN: number
  /** The last change that could not be kept on this machine. */
  failedN: number
  /** The head that the text is or goes on from; undefined while there is nothing to keep. */
  head: HeadId | undefined
  /** Revision of the server's draft that the text goes on from. */
  base: number
  /** Texts that this one goes on from, or was chosen over: what was sent up to them needs no asking about. */
  lineage: readonly HeadId[]
  version: number
  /** Grows when another text takes the place of this one: an answer about the former one then means nothing. */
  epoch: number
  /** Characters of the text as JSON, when it was last put down. */
  size: number
  /** The caret is elsewhere than the stores know. */
  hasMoved: boolean
  isOpen: boolean
  isPaused: boolean
  restored: JournalSnapshot<Content>['restored']
  problem: unknown
}

export function createWork<Content>(writer: string, initial: Content): Work<Content> {
  return {
    writer,
    initial,
    content: initial,
    place: undefined,
    at: 0,
    n: 0,
    storedN: 0,
    mirroredN: 0,
    syncedN: -1,
    failedN: -1,
    head: undefined,
    base: 0,
    lineage: [{ writer, n: Number.POSITIVE_INFINITY }],
    version: 0,
    epoch: 0,
    size: 0,
    hasMoved: false,
    isOpen: false,
    isPaused: false,
    restored: undefined,
    problem: undefined,
  }
}

/** The text as a head of this writer. */
export function toHead<Content>(work: Work<Content>): Head<Content> {
  const { writer, n, content, at, base, syncedN, place } = work
  return { writer, n, content, at, base, synced: syncedN >= n, place }
}

/** The text as the head that the record has for it, where there is one. */
export function toCurrentHead<Content>(work: Work<Content>): Head<Content> {
  return { ...toHead(work), ...work.head }
}

/** Whether there is nothing anybody could miss. An emptied text that the server has is news for the server. */
export function isBlank<Content>({ content, initial, base }: Work<Content>): boolean {
  return base === 0 && isSameContent(content, initial)
}

/** Whether the server lacks something that was typed. */
export function hasUnsent<Content>(work: Work<Content>): boolean {
  return !isBlank(work) && work.syncedN < work.n
}

/** Whether a text was sent from here: only the answer about it was lost. */
export function isOwnSent<Content>(
  { lineage }: Work<Content>,
  sent: readonly string[],
  digest: string,
): boolean {
  return sent.some((entry) => {
    const [writer, n, name] = entry.split('/')
    return name === digest && lineage.some((id) => id.writer === writer && Number(n) <= id.n)
  })
}

/** Everything typed here has reached the stores of this machine, so that those say what holds. */
export function isSettled<Content>({ n, storedN }: Work<Content>): boolean {
  return storedN >= n
}

/** Versions beside the text of this tab, which neither went on from them nor was chosen over them. */
export function findRivals<Content>(
  work: Work<Content>,
  record: JournalRecord<Content>,
): readonly Head<Content>[] {
  return record.heads.filter(
    (head) =>
      head.writer !== work.writer &&
      !work.lineage.some((id) => isHead(head, id)) &&
      !isSameContent(head.content, work.content),
  )
}

/** Takes a text that came from outside, in place of the present one. */
export function takeHead<Content>(work: Work<Content>, head: Head<Content> | undefined): void {
  const content = head ? head.content : work.initial
  if (!isSameContent(content, work.content)) {
    work.version++
    work.place = head?.place
  }
  const former = work.head
  work.epoch++
  work.content = content
  work.at = head?.at ?? 0
  work.head = head && { writer: head.writer, n: head.n }
  work.base = head?.base ?? 0
  work.lineage = [{ writer: work.writer, n: Number.POSITIVE_INFINITY }, work.head, former].filter(
    (id) => id !== undefined,
  )
  work.storedN = work.n
  work.syncedN = head?.synced ? work.n : -1
}

/** The newest text of this machine; one of the server only where there is no other. */
export function pickHead<Content>(record: JournalRecord<Content>): Head<Content> | undefined {
  return record.heads.find(({ writer }) => writer !== REMOTE) ?? record.heads[0]
}

/** What is shown. It claims nothing that a store has not confirmed. */
export function toSnapshot<Content>(
  work: Work<Content>,
  record: JournalRecord<Content>,
  rival: Head<Content> | undefined,
): JournalSnapshot<Content> {
  const isKept = isBlank(work) || Math.max(work.storedN, work.mirroredN, work.syncedN) >= work.n
  const toVersion = (head: Head<Content>) => ({
    content: head.content,
    at: head.at,
    origin: originOf(head),
  })
  return {
    state: toState(work, rival !== undefined),
    content: work.content,
    version: work.version,
    place: work.place,
    restored: work.restored,
    conflict: rival && {
      mine: { content: work.content, at: work.at, origin: 'here' },
      theirs: toVersion(rival),
    },
    earlier: record.earlier,
    isKept,
    isPaused: work.isPaused,
    problem: work.problem,
  }
}

function toState<Content>(work: Work<Content>, hasRival: boolean): JournalState {
  const { n, storedN, mirroredN, syncedN, failedN, isOpen } = work
  if (isOpen && hasRival) return 'conflict'
  if (isOpen && isBlank(work)) return 'idle'
  if (syncedN >= n) return 'saved'
  if (n === 0 && !isOpen) return 'loading'
  if (Math.max(storedN, mirroredN) >= n) return 'local'
  return failedN >= n ? 'unsaved' : 'dirty'
}
