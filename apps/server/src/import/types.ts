/** What the importer sends and gets back; the server's side is `PUT /internal/import/article`. */

/** One article of a folder, ready to be stored. */
export interface ImportArticle {
  /** Steady name of the source: the folder's name and the path in it, with `/`. Repeating an import finds its article by it. */
  sourceKey: string
  /** User name of the author; made when missing. */
  author: string
  title: string
  markdown: string
  /** Empty: the server cuts one from the text. */
  summary: string
  /** Address of the cover below `/files/`, or empty. */
  cover: string
  /** 1–5 names; a label that no channel has is made under `category`. */
  labels: string[]
  /** Channel for labels that do not exist yet. */
  category: string
  isPublic: boolean
  kind: 'original' | 'repost' | 'translation'
  source?: string
  /** ISO times; absent: the moment of the import. */
  createDate?: string
  updateDate?: string
}

export interface ImportResult {
  id: string
  outcome: 'created' | 'updated' | 'unchanged'
}

export type NoteLevel = 'info' | 'warning' | 'error'

/** One thing to tell the person who imports: which file, which line, what happened. */
export interface ImportNote {
  level: NoteLevel
  /** Steady word for the kind, for the summary's table. */
  kind: string
  /** Path inside the imported folder. */
  file: string
  /** Counted from 1; absent where the whole file is meant. */
  line?: number
  message: string
}
