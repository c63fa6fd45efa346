import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import type { Database } from '../db/client.ts'
import type { TocEntry } from '../db/schema/index.ts'

/** Kinds of texts that can be found, by their codes on the wire. */
export type FoundType = Exclude<(typeof SEARCH_TYPE)[keyof typeof SEARCH_TYPE], 4 | 5>

export const FOUND_TYPES: readonly FoundType[] = [
  SEARCH_TYPE.article,
  SEARCH_TYPE.question,
  SEARCH_TYPE.column,
  SEARCH_TYPE.resource,
]

/** What is found of a text beside its words, and by what it can be filtered. */
export interface Source {
  readonly title: string
  /** A few sentences beside the text: a summary, the name of a file. */
  readonly lead: string
  readonly labels: readonly { readonly id: string; readonly name: string }[]
  readonly status: number
  readonly createDate: Date
  readonly updateDate: Date
}

/**
 * Reads a row without its text, and holds it, so that of two writers the later one writes the index, too. Undefined: the
 * text must not be found.
 */
export type LoadSource = (tx: Database, id: string) => Promise<Source | undefined>

/** A kind of texts that can be found, and how one is read. */
export interface FoundKind {
  readonly type: FoundType
  readonly load: LoadSource
  /** The long text; absent where texts of the kind have none. */
  readonly findText?: (db: Database, id: string) => Promise<WrittenText | undefined>
}

/** What a long text is indexed by; see `toIndexedText`. */
export interface WrittenText {
  /** What a reader can read, one block a line. */
  readonly searchText: string
  /** The source, which tells what of it is code. */
  readonly mdContent: string
  readonly toc: readonly Pick<TocEntry, 'text'>[]
}
