import type { Atom, createStore } from 'jotai/vanilla'
import type { JournalEnvironment } from './environment.ts'
import type { ParseContent } from './read-record.ts'
import type { EarlierVersion, Origin, Place } from './record.ts'
import type { ConnectServer } from './server-state.ts'
import type { Notice } from './work.ts'

/**
 * - `loading`: what was kept is being looked for
 * - `idle`: nothing was typed that could be lost
 * - `dirty`: typed just now, and kept nowhere yet
 * - `local`: kept on this machine
 * - `saved`: kept by the server
 * - `conflict`: there is another version; both are kept
 * - `unsaved`: keeping it failed
 */
export type JournalState = 'loading' | 'idle' | 'dirty' | 'local' | 'saved' | 'conflict' | 'unsaved'

/** Which text of whom. */
export interface JournalKey {
  /** User id, or VISITOR. */
  readonly owner: string
  /** Such as `article`, `comment`. */
  readonly kind: string
  /** What is being written: the id of a draft, or what is commented on. */
  readonly target: string
}

/** A version on the server. */
export interface RemoteVersion<Content> {
  readonly content: Content
  readonly revision: number
  /** ms since 1970. */
  readonly at: number
}

/** The drafts of the server, for one text. Anything thrown is tried again later. */
export interface JournalRemote<Content> {
  /** The draft that the server has; undefined when there is none. */
  load(): Promise<RemoteVersion<Content> | undefined>
  /** Saves a text that continues `revision` (0: none); `newer` when the server has another one and kept that. */
  save(
    content: Content,
    revision: number,
  ): Promise<{ revision: number; newer?: RemoteVersion<Content> | undefined }>
  /** The text as it stands, where one that stands is changed; asked when its draft is gone. Undefined: it was deleted. */
  loadStanding?(): Promise<Content | undefined>
  /** Removes the draft if it still has this revision; resolves also when there is none. */
  remove(revision: number): Promise<void>
}

export interface JournalOptions<Content> {
  readonly key: JournalKey
  /** What the text is before anything was typed. JSON. */
  readonly initial: Content
  readonly parse: ParseContent<Content>
  readonly remote?: JournalRemote<Content> | undefined
  /** What talks to `remote`: `connectServer`. Without it the text stays on this machine. */
  readonly connect?: ConnectServer | undefined
  /** Whether an error of `remote` says that the session has ended; the server then waits for `resume`. */
  readonly isExpired?: ((error: unknown) => boolean) | undefined
  /** How long the server asks to be left alone after an error of `remote`, in ms; the text is kept here meanwhile. */
  readonly retryAfter?: ((error: unknown) => number | undefined) | undefined
  /** Whether the session of this very moment is the owner's: nothing is sent in the name of another. */
  readonly isOwner?: (() => boolean) | undefined
  /**
   * What goes on as a text of its own when `sent` stands where it belongs; undefined for nothing.
   * @default all of it, where it is not the same
   */
  readonly restOf?: ((content: Content, sent: Content) => Content | undefined) | undefined
  readonly environment: JournalEnvironment
  /** The atom store of the page. */
  readonly store: ReturnType<typeof createStore>
}

/** A text that is shown for a choice. */
export interface JournalVersion<Content> {
  readonly content: Content
  readonly at: number
  readonly origin: Origin
}

export interface JournalSnapshot<Content> {
  readonly state: JournalState
  readonly content: Content
  /** Grows when `content` was replaced by anything but `edit`: an editor then takes it over. */
  readonly version: number
  /** Where the writer was in a text that was found again. */
  readonly place: Place | undefined
  /** Set when a text from before was found. */
  readonly restored: Notice | undefined
  /** Set when the text was published, or given up, in another tab (`here`) or on another machine (`elsewhere`). */
  readonly superseded: Notice | undefined
  readonly conflict:
    | { readonly mine: JournalVersion<Content>; readonly theirs: JournalVersion<Content> }
    | undefined
  /** Texts that gave way to this one, the newest first. */
  readonly earlier: readonly EarlierVersion<Content>[]
  /** Whether all that was typed is kept somewhere, here or on the server. */
  readonly isKept: boolean
  /** The session has ended: the server waits until somebody signs in. */
  readonly isPaused: boolean
  /** Why the server did not take the text. */
  readonly problem: unknown
}

/** A text as it is now, or what makes it out of the one that the journal holds. */
export type Edit<Content> = Content | ((now: Content) => Content)

/** Keeps one text while it is written. No method throws. */
export interface Journal<Content> {
  /** What is shown, in the store that the journal was given. */
  readonly snapshotAtom: Atom<JournalSnapshot<Content>>
  getSnapshot(): JournalSnapshot<Content>
  /** Looks for what was kept and begins to keep. */
  open(): Promise<void>
  /** Takes what was typed. */
  edit(change: Edit<Content>, place?: Place): void
  /** Notes where the caret is. */
  moveTo(place: Place): void
  /** Keeps everything now, without waiting for anything: for the last moment of a page. */
  keepNow(): void
  /** Keeps everything here and on the server, as far as both can. */
  flush(): Promise<void>
  /** Gives up the text; it stays among the earlier versions. */
  discard(): Promise<void>
  /**
   * The text stands where it belongs as it was `sent`: forgets it here, and removes its draft. What was typed since goes on
   * as a text of its own.
   * @param onAllSent called at once, before the box is emptied, when nothing was typed since
   * @param stands the text as it stands now, where it can be changed further: all tabs go on from it, not from `initial`
   */
  published(sent: Content, onAllSent?: () => void, stands?: Content): Promise<void>
  /** Chooses between two versions; the other one stays among the earlier ones. */
  resolve(choice: 'mine' | 'theirs'): Promise<void>
  /** Takes an earlier version back; the present text becomes one. */
  restore(version: EarlierVersion<Content>): Promise<void>
  /** The notice about a text that was restored, or superseded, has been seen. */
  dismissRestored(): void
  /** Something may have changed outside: another tab, the network, the session. */
  resume(): Promise<void>
  /** Keeps what there is and stops. May be opened again. */
  close(): void
}
