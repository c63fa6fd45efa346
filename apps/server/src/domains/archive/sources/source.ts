import type { Database } from '../../../platform/db/client.ts'
import type { Entry } from '../entry-text.ts'
import type { KeyOf } from '../keys.ts'

/** An entry in the list, before its text is loaded. */
export interface Listed {
  readonly id: string
  readonly date: Date
  /** Text for its file name. */
  readonly words: string
}

export interface Owner {
  readonly db: Database
  readonly userId: string
  readonly keyOf: KeyOf
}

/** Loads the entries of one kind. Finds only entries of the owner. */
export interface Source {
  list(owner: Owner): Promise<Listed[]>
  /** The entry with the picture addresses of the site; undefined when it does not exist. */
  load(owner: Owner, id: string): Promise<Entry | undefined>
}
