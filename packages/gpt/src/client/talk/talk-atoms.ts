import { VISITOR } from '@mozhan/editor/journal'
import { type Atom, atom } from 'jotai/vanilla'
import type { Talk } from '../../model/talk.ts'
import { keptTalksAtom } from './kept-atoms.ts'
import { listTalks } from './kept-here.ts'

const listedCountAtom = atom(0)

/** Counts the changes of the list of talks that the service has; set to count one more. */
export const listedTalksAtom = atom(
  (get) => get(listedCountAtom),
  (_get, set) => set(listedCountAtom, (count) => count + 1),
)

/** All talks of this reader in this browser. */
export function createTalksAtom(owner: string): Atom<Talk[]> {
  return atom((get) => {
    get(keptTalksAtom)
    return listTalks(owner)
  })
}

/** What was said in this browser before signing in. */
export const visitorTalksAtom = createTalksAtom(VISITOR)
