export { ContentEditor } from './ContentEditor.tsx'
export { UnfinishedContents } from './UnfinishedContents.tsx'
export { useContentJournal } from './use-content-journal.ts'
