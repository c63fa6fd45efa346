export { HistoryPanel, type HistoryPanelProps } from './HistoryPanel.tsx'
export { ReadingNote, type ReadingNoteProps } from './ReadingNote.tsx'
