export { createBrowserEnvironment, createId } from './browser-environment.ts'
export { createJournal } from './create-journal.ts'
export type {
  JournalChannel,
  JournalEnvironment,
  JournalMirror,
  JournalStorage,
} from './environment.ts'
export { JournalNotices, type JournalNoticesProps } from './JournalNotices.tsx'
export { JournalTextarea, type JournalTextareaProps } from './JournalTextarea.tsx'
export { VISITOR } from './keys.ts'
export type { ParseContent } from './read-record.ts'
export type { EarlierVersion, Origin, Place } from './record.ts'
export { restOfText } from './rest-of.ts'
export { SaveState, type SaveStateProps } from './SaveState.tsx'
export { connectServer } from './server-part.ts'
export type { ConnectServer } from './server-state.ts'
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
export { UnfinishedTexts, type UnfinishedTextsProps } from './UnfinishedTexts.tsx'
export { useBasedOn } from './use-based-on.ts'
export { useDraftId } from './use-draft-id.ts'
export { type UseJournalOptions, useJournal } from './use-journal.ts'
export type { UseJournalResult } from './use-local-journal.ts'
export { useShownVersion } from './use-shown-version.ts'
export { type UseTextJournalOptions, useTextJournal } from './use-text-journal.ts'
