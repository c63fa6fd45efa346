import type { NoteKind } from './copy.ts'

/** One thing to tell the person who imports: which file, which line, what happened. */
export interface Note {
  /** `info` changes nothing a reader sees; `error` means the file was not imported. */
  readonly level: 'info' | 'warning' | 'error'
  readonly kind: NoteKind
  /** Path inside the imported folder. */
  readonly file: string
  /** Counted from 1; absent where the whole file is meant. */
  readonly line?: number
  readonly message: string
}

export type AddNote = (note: Omit<Note, 'file'>) => void
