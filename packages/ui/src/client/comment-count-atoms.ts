import { atom } from 'jotai/vanilla'

/** Number of comments on a page that its thread has last shown, by a name such as `article:1`. */
export const commentCountsAtom = atom<Readonly<Record<string, number>>>({})
