import type { NoteKind } from './copy.ts'

/** One line of the report: file, line and message. */
export interface Note {
  /** `info`: no visible effect; `error`: the file was not imported. */
  readonly level: 'info' | 'warning' | 'error'
  readonly kind: NoteKind
  /** Path inside the imported folder. */
  readonly file: string
  /** Counted from 1; absent where the note is about the whole file. */
  readonly line?: number
  readonly message: string
}

export type AddNote = (note: Omit<Note, 'file'>) => void
