import type { Store } from '@mozhan/atoms'
import type { Api } from '@mozhan/session/client'
import type { Topic } from '../../model/talk.ts'

export interface RoomOptions {
  /** The atom store of the page. */
  store: Store
  id: string
  /** User id, or VISITOR. */
  owner: string
  topic?: Topic | undefined
  getApi: () => Promise<Api>
  /** The sentence for a call that failed. */
  describe: (error: unknown) => string
  createId: () => string
  /** The service keeps the talk from now on, under an id of its own. */
  onMoved: (from: string, to: string) => void
  /** The list of talks has changed. */
  onChanged: () => void
}
