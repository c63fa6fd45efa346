import { type Head, type HeadId, isSameContent, type Origin, type Place } from './record.ts'

/** The text as this tab has it, and how far each place that keeps it has come. */
export interface Work<Content> {
  /** Name of this opening of the text. */
  readonly writer: string
  /** What the text is before anything was typed; what was published, where that is changed further. */
  readonly initial: Content
  readonly content: Content
  readonly place: Place | undefined
  /** When it was typed, ms since 1970. */
  readonly at: number
  /** Grows with every change made here. The numbers below say which one a place has. */
  readonly n: number
  readonly storedN: number
  readonly mirroredN: number
  readonly syncedN: number
  /** The last change that could not be kept on this machine. */
  readonly failedN: number
  /** The head that the text is or goes on from; undefined while there is nothing to keep. */
  readonly head: HeadId | undefined
  /** Revision of the server's draft that the text goes on from. */
  readonly base: number
  /** Texts that this one goes on from, or was chosen over: what was sent up to them needs no asking about. */
  readonly lineage: readonly HeadId[]
  readonly version: number
  /** Grows when another text takes the place of this one: an answer about the former one then means nothing. */
  readonly epoch: number
  /** Characters of the text as JSON, when it was last put down. */
  readonly size: number
  /** The caret is elsewhere than the stores know. */
  readonly hasMoved: boolean
  readonly isOpen: boolean
  /** The last publication that is taken into account; see `Publication`. */
  readonly publishedM: number
  /** What another tab published while words of one's own stand here; until one of both is chosen. */
  readonly standing: Head<Content> | undefined
  readonly restored: Notice | undefined
  readonly superseded: Notice | undefined
}

/** When and where the text came from that has taken the place of what was shown. */
export interface Notice {
  readonly at: number
  readonly origin: Origin
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
    publishedM: 0,
    standing: undefined,
    restored: undefined,
    superseded: undefined,
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

/** Whether there is nothing to lose. An emptied text that the server has is news for the server. */
export function isBlank<Content>({ content, initial, base }: Work<Content>): boolean {
  return base === 0 && isSameContent(content, initial)
}

/** Whether the server lacks something that was typed. */
export function hasUnsent<Content>(work: Work<Content>): boolean {
  return !isBlank(work) && work.syncedN < work.n
}

/** Everything typed here has reached the stores of this machine, so that those say what holds. */
export function isSettled<Content>({ n, storedN }: Work<Content>): boolean {
  return storedN >= n
}
