import { VISITOR } from '@mozhan/editor/journal'
import { type Atom, atom } from 'jotai/vanilla'
import type { Conversation } from '../../model/conversation.ts'
import { listConversations } from './conversation-storage.ts'
import { storageChangesAtom } from './storage-atoms.ts'

const countAtom = atom(0)

/** Counts changes of the list of conversations on the server. Set it to add one. */
export const listChangesAtom = atom(
  (get) => get(countAtom),
  (_get, set) => set(countAtom, (count) => count + 1),
)

/** All conversations of this owner in this browser. */
export function createConversationsAtom(owner: string): Atom<Conversation[]> {
  return atom((get) => {
    get(storageChangesAtom)
    return listConversations(owner)
  })
}

/** Conversations of this browser from before the login. */
export const visitorConversationsAtom = createConversationsAtom(VISITOR)
