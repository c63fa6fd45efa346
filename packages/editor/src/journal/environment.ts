/**
 * What a journal needs of the machine; given from outside, so that a test may stand in for all of it. Values come back
 * as whoever wrote them left them: nothing may be believed about their shape.
 */
export interface JournalEnvironment {
  readonly storage: JournalStorage
  readonly mirror: JournalMirror
  readonly channel: JournalChannel
  readonly now: () => number
  readonly isOnline: () => boolean
  /** Runs `work` once, after `ms`. Returns what calls it off. */
  readonly after: (ms: number, work: () => void) => () => void
  /** A name that no other opening of a text has. */
  readonly createId: () => string
}

/** The main store: large, shared by all tabs, and too slow for the last moment of a page. */
export interface JournalStorage {
  /** @throws when the store cannot be read */
  read(id: string): Promise<unknown>
  /** Changes a value; changes of all tabs happen one after another. @throws when it could not be kept */
  update(id: string, change: (old: unknown) => unknown): Promise<void>
  remove(id: string): Promise<void>
  list(): Promise<readonly (readonly [id: string, value: unknown])[]>
}

/** A small store that answers at once, for the last moment and where the main store fails. Never throws. */
export interface JournalMirror {
  /** What all writers left of a text. */
  read(id: string): readonly unknown[]
  /** Whether it was kept. */
  write(id: string, writer: string, value: unknown): boolean
  remove(id: string, writer?: string): void
  list(): readonly (readonly [id: string, value: unknown])[]
}

/** Tells the other tabs that a text has changed. */
export interface JournalChannel {
  post(id: string): void
  /** Returns what ends it. */
  listen(onChange: (id: string) => void): () => void
}
