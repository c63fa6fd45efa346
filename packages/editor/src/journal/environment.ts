/**
 * What a journal uses of the browser, passed in so that tests can replace it. The shape of stored values must be checked:
 * another version of the program may have written them.
 */
export interface JournalEnvironment {
  readonly storage: JournalStorage
  readonly mirror: JournalMirror
  readonly channel: JournalChannel
  readonly now: () => number
  readonly isOnline: () => boolean
  /** Runs `work` once, after `ms`. Returns a function that cancels it. */
  readonly after: (ms: number, work: () => void) => () => void
  /** A unique name for one opening of a text. */
  readonly createId: () => string
}

/** The main store: large, shared by all tabs, asynchronous. */
export interface JournalStorage {
  /** @throws when the store cannot be read */
  read(id: string): Promise<unknown>
  /** Changes a value; changes of all tabs are serialised. @throws when the value could not be stored */
  update(id: string, change: (old: unknown) => unknown): Promise<void>
  remove(id: string): Promise<void>
  list(): Promise<readonly (readonly [id: string, value: unknown])[]>
}

/** A small synchronous store, for the last event of a page and as a fallback for the main store. Never throws. */
export interface JournalMirror {
  /** The values of all writers of a text. */
  read(id: string): readonly unknown[]
  /** Whether the value was stored. */
  write(id: string, writer: string, value: unknown): boolean
  remove(id: string, writer?: string): void
  list(): readonly (readonly [id: string, value: unknown])[]
}

/** Notifies the other tabs that a text has changed. */
export interface JournalChannel {
  post(id: string): void
  /** Returns a function that removes the listener. */
  listen(onChange: (id: string) => void): () => void
}
