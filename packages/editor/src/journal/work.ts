import { type Head, type HeadId, isSameContent, type Origin, type Position } from './record.ts'

/** What this tab is editing, and which of its changes each store has. */
export interface Work<Content> {
  /** Name of this opening of the text. */
  readonly writer: string
  /** The content before anything was typed, or the published content if that is being edited. */
  readonly initial: Content
  readonly content: Content
  readonly position: Position | undefined
  /** When it was typed, ms since 1970. */
  readonly at: number
  /** Increases with every change in this tab. The numbers below say which change a store has. */
  readonly n: number
  readonly storedN: number
  readonly mirroredN: number
  readonly syncedN: number
  /** The last change that could not be stored on this device. */
  readonly failedN: number
  /** The stored head of the text, or the one that it is based on; undefined if there is none. */
  readonly head: HeadId | undefined
  /** Revision of the server's draft that the text is based on. */
  readonly base: number
  /** Heads that this text is based on or was chosen over, and all of this tab. They cause no conflict. */
  readonly ancestors: readonly HeadId[]
  /** Increases when other content replaces what the editor shows; the editor must then load it. */
  readonly replacementCount: number
  /**
   * Increases when another text replaces this one, even one with equal content. Responses for the former text are then
   * ignored.
   */
  readonly epoch: number
  /** Length of the text as JSON, when last written. */
  readonly jsonLength: number
  /** The caret has moved since the last write. */
  readonly hasMoved: boolean
  readonly isOpen: boolean
  /** The last publication that was applied; see `Publication`. */
  readonly publishedM: number
  /** A text that another tab published while this one had changes; until the user has chosen. */
  readonly publishedConflict: Head<Content> | undefined
  readonly restored: Notice | undefined
  readonly superseded: Notice | undefined
}

/** Time and origin of the text that replaced the one shown. */
export interface Notice {
  readonly at: number
  readonly origin: Origin
}

/** Instead of the number of a change: there was none. */
export const NEVER = -1

export function createWork<Content>(writer: string, initial: Content): Work<Content> {
  return {
    writer,
    initial,
    content: initial,
    position: undefined,
    at: 0,
    n: 0,
    storedN: 0,
    mirroredN: 0,
    syncedN: NEVER,
    failedN: NEVER,
    head: undefined,
    base: 0,
    ancestors: [allOf(writer)],
    replacementCount: 0,
    epoch: 0,
    jsonLength: 0,
    hasMoved: false,
    isOpen: false,
    publishedM: 0,
    publishedConflict: undefined,
    restored: undefined,
    superseded: undefined,
  }
}

/** An id that covers every change of a writer, past and future. */
export function allOf(writer: string): HeadId {
  return { writer, n: Number.POSITIVE_INFINITY }
}

/** The text as a head of this writer. */
export function toHead<Content>(work: Work<Content>): Head<Content> {
  const { writer, n, content, at, base, syncedN, position } = work
  return { writer, n, content, at, base, synced: syncedN >= n, place: position }
}

/** The text under the id of its stored head, if there is one. */
export function toCurrentHead<Content>(work: Work<Content>): Head<Content> {
  return { ...toHead(work), ...work.head }
}

/** Whether there is nothing to store. An emptied text that has a draft on the server must still be sent. */
export function isBlank<Content>({ content, initial, base }: Work<Content>): boolean {
  return base === 0 && isSameContent(content, initial)
}

/** Whether something typed is missing on the server. */
export function hasUnsent<Content>(work: Work<Content>): boolean {
  return !isBlank(work) && work.syncedN < work.n
}

/** Whether everything typed here has reached the main store, so that the record is authoritative. */
export function isSettled<Content>({ n, storedN }: Work<Content>): boolean {
  return storedN >= n
}
