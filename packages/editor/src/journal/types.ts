import type { Atom, createStore } from 'jotai/vanilla'
import type { JournalEnvironment } from './environment.ts'
import type { ParseContent } from './read-record.ts'
import type { EarlierVersion, Origin, Position } from './record.ts'
import type { ConnectServer } from './server-state.ts'
import type { Notice } from './work.ts'

/**
 * - `loading`: the stores are being searched for an existing text
 * - `idle`: there is no typed text that could be lost
 * - `dirty`: typed, and not stored yet
 * - `local`: stored on this device
 * - `saved`: stored on the server
 * - `conflict`: there is another version; both are stored
 * - `unsaved`: storing failed
 */
export type JournalState = 'loading' | 'idle' | 'dirty' | 'local' | 'saved' | 'conflict' | 'unsaved'

/** Identifies one text of one owner. */
export interface JournalKey {
  /** User id, or VISITOR. */
  readonly owner: string
  /** Such as `article`, `comment`. */
  readonly kind: string
  /** The id of a draft, or of the thing that is commented on. */
  readonly target: string
}

/** A version on the server. */
export interface RemoteVersion<Content> {
  readonly content: Content
  readonly revision: number
  /** ms since 1970. */
  readonly at: number
}

/** The drafts of one text on the server. A call that throws is retried later. */
export interface JournalRemote<Content> {
  /** The draft on the server; undefined when there is none. */
  load(): Promise<RemoteVersion<Content> | undefined>
  /** Saves a text that is based on `revision` (0: none). `newer`: the draft of the server, which was not replaced. */
  save(
    content: Content,
    revision: number,
  ): Promise<{ revision: number; newer?: RemoteVersion<Content> | undefined }>
  /** The published text that is being edited; called when its draft is gone. Undefined: the text was deleted. */
  loadCurrent?(): Promise<Content | undefined>
  /** Removes the draft if it still has this revision; resolves also when there is no draft. */
  remove(revision: number): Promise<void>
}

export interface JournalOptions<Content> {
  readonly key: JournalKey
  /** The content before anything was typed. JSON. */
  readonly initial: Content
  readonly parse: ParseContent<Content>
  readonly remote?: JournalRemote<Content> | undefined
  /** The reducer part that calls `remote`: `connectServer`. Without it the text stays on this device. */
  readonly connect?: ConnectServer | undefined
  /** Whether an error of `remote` says that the session has ended; calls then wait for `resume`. */
  readonly isExpired?: ((error: unknown) => boolean) | undefined
  /** How long to send nothing after an error of `remote`, in ms; the text is stored on this device meanwhile. */
  readonly retryAfter?: ((error: unknown) => number | undefined) | undefined
  /** Whether the current session is the owner's, so that nothing is sent under another account. */
  readonly isOwner?: (() => boolean) | undefined
  /**
   * What remains as a new text after `sent` was published; undefined for nothing.
   * @default the whole content, unless it equals `sent`
   */
  readonly restOf?: ((content: Content, sent: Content) => Content | undefined) | undefined
  readonly environment: JournalEnvironment
  /** The Jotai store of the page. */
  readonly store: ReturnType<typeof createStore>
}

/** One of two versions that the user chooses between. */
export interface JournalVersion<Content> {
  readonly content: Content
  readonly at: number
  readonly origin: Origin
}

export interface JournalSnapshot<Content> {
  readonly state: JournalState
  readonly content: Content
  /** Increases when `content` was replaced by something other than `edit`; an editor must then load it. */
  readonly replacementCount: number
  /** Caret and scroll position of a restored text. */
  readonly position: Position | undefined
  /** Set when a stored text was restored. */
  readonly restored: Notice | undefined
  /** Set when the text was published or discarded in another tab (`here`) or on another device (`elsewhere`). */
  readonly superseded: Notice | undefined
  readonly conflict:
    | { readonly mine: JournalVersion<Content>; readonly theirs: JournalVersion<Content> }
    | undefined
  /** Replaced texts, newest first. */
  readonly earlier: readonly EarlierVersion<Content>[]
  /** Whether everything typed is stored on this device or on the server. */
  readonly isStored: boolean
  /** The session has ended: nothing is sent until the user signs in. */
  readonly isPaused: boolean
  /** The last error of the server, while it does not accept the text. */
  readonly problem: unknown
}

/** A new text, or a function that computes it from the current one. */
export type Edit<Content> = Content | ((now: Content) => Content)

/** Stores one text while it is written. No method throws. */
export interface Journal<Content> {
  /** The snapshot, as an atom of the store in the options. */
  readonly snapshotAtom: Atom<JournalSnapshot<Content>>
  getSnapshot(): JournalSnapshot<Content>
  /** Reads the stored text and starts storing changes. */
  open(): Promise<void>
  /** Replaces the content by what was typed. */
  edit(change: Edit<Content>, position?: Position): void
  /** Records the position of the caret. */
  moveTo(position: Position): void
  /** Stores everything synchronously, for the last event of a page. */
  storeNow(): void
  /** Stores everything on this device and on the server, as far as possible. */
  flush(): Promise<void>
  /** Discards the text; it becomes an earlier version. */
  discard(): Promise<void>
  /**
   * The text was published as it was `sent`: removes it from this device and removes its draft. What was typed since
   * becomes a new text.
   * @param onAllSent called synchronously, before the field is emptied, if nothing was typed since
   * @param current the published text, if it can be edited further: all tabs continue from it instead of `initial`
   */
  published(sent: Content, onAllSent?: () => void, current?: Content): Promise<void>
  /** Chooses one of two versions; the other becomes an earlier version. */
  resolve(choice: 'mine' | 'theirs'): Promise<void>
  /** Restores an earlier version; the present text becomes one. */
  restore(version: EarlierVersion<Content>): Promise<void>
  /** Closes the notice about a restored or superseded text. */
  dismissRestored(): void
  /** Something may have changed outside: another tab, the network, the session. */
  resume(): Promise<void>
  /** Stores the text and stops. May be opened again. */
  close(): void
}
