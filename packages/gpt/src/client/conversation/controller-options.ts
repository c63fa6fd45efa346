import type { Store } from '@mozhan/atoms'
import type { Api } from '@mozhan/session/client'
import type { Subject } from '../../model/conversation.ts'

export interface ControllerOptions {
  /** The atom store of the page. */
  store: Store
  id: string
  /** User id, or VISITOR. */
  owner: string
  subject?: Subject | undefined
  getApi: () => Promise<Api>
  /** The sentence for a failed call. */
  describe: (error: unknown) => string
  createId: () => string
  /** Called when the server has given the conversation an id. */
  onMoved: (from: string, to: string) => void
  /** Called when the list of conversations has changed. */
  onChanged: () => void
}
