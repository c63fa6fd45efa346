import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Database } from '../db/client.ts'
import type { TocEntry } from '../db/schema/index.ts'

/** Kinds of texts that can be found, by their wire codes. */
export type FoundType = Exclude<(typeof SEARCH_TYPE)[keyof typeof SEARCH_TYPE], 4 | 5>

export const FOUND_TYPES: readonly FoundType[] = [
  SEARCH_TYPE.article,
  SEARCH_TYPE.question,
  SEARCH_TYPE.column,
  SEARCH_TYPE.resource,
]

/** Index data of a text except its words: fields and filters. */
export interface Source {
  readonly title: string
  /** A short text such as a summary or a file name. */
  readonly lead: string
  readonly labels: readonly { readonly id: string; readonly name: string }[]
  readonly status: number
  readonly createDate: Date
  readonly updateDate: Date
}

/**
 * Reads a row without its text and locks it, so that the later of two writers also writes the index last. Undefined if the
 * text must not be found.
 */
export type LoadSource = (tx: Database, id: string) => Promise<Source | undefined>

/** A kind of texts that can be found, and how its rows are loaded. */
export interface FoundKind {
  readonly type: FoundType
  readonly load: LoadSource
  /** Loads the long text; absent if the kind has none. */
  readonly findText?: (db: Database, id: string) => Promise<WrittenText | undefined>
}

/** The input of the index data of a long text; see `toIndexedText`. */
export interface WrittenText {
  /** The readable text, one block per line. */
  readonly searchText: string
  /** The Markdown source, which determines what is code. */
  readonly mdContent: string
  readonly toc: readonly Pick<TocEntry, 'text'>[]
}
