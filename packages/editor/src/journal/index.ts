export { createBrowserEnvironment, createId } from './browser-environment.ts'
export { ConflictView, type ConflictViewProps } from './ConflictView.tsx'
export { createJournal } from './create-journal.ts'
export { EarlierVersions, type EarlierVersionsProps } from './EarlierVersions.tsx'
export type {
  JournalChannel,
  JournalEnvironment,
  JournalMirror,
  JournalStorage,
} from './environment.ts'
export { JournalTextarea, type JournalTextareaProps } from './JournalTextarea.tsx'
export { type FindKeptOptions, findKept, type KeptText } from './kept.ts'
export { VISITOR } from './keys.ts'
export { RestoreNotice, type RestoreNoticeProps } from './RestoreNotice.tsx'
export type { ParseContent } from './read-record.ts'
export type { EarlierVersion, Origin, Place } from './record.ts'
export { SaveState, type SaveStateProps } from './SaveState.tsx'
export { type ConnectServer, connectServer } from './server-part.ts'
export { type NamedText, withTextId } from './text-id.ts'
export type {
  Journal,
  JournalKey,
  JournalOptions,
  JournalRemote,
  JournalSnapshot,
  JournalState,
  JournalVersion,
  RemoteVersion,
} from './types.ts'
export { useDraftId } from './use-draft-id.ts'
export { type UseJournalOptions, useJournal } from './use-journal.ts'
export type { UseJournalResult } from './use-local-journal.ts'
export { useShownVersion } from './use-shown-version.ts'
export { type UseTextJournalOptions, useTextJournal } from './use-text-journal.ts'
