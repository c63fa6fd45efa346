import type { Database } from '../../../platform/db/client.ts'
import type { Entry } from '../entry-text.ts'
import type { KeyOf } from '../keys.ts'

/** What is known of an entry before it is read. */
export interface Listed {
  readonly id: string
  readonly date: Date
  /** Words for its name. */
  readonly words: string
}

export interface Owner {
  readonly db: Database
  readonly userId: string
  readonly keyOf: KeyOf
}

/** Where the entries of one kind come from. Nothing of anybody else is ever found here. */
export interface Source {
  list(owner: Owner): Promise<Listed[]>
  /** The entry as it stands; pictures have the addresses of the site. Undefined when it is gone. */
  load(owner: Owner, id: string): Promise<Entry | undefined>
}
