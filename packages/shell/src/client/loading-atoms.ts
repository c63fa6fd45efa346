import { tokens } from '@mozhan/ui/theme'
import { atom } from 'jotai/vanilla'
import { leadsToPage } from '../model/starts-navigation.ts'

/** The address whose page is shown, in full. The browser's own is ahead of it on the way back and forward. */
const shownAtom = atom<string>()
const timersAtom = atom<readonly ReturnType<typeof setTimeout>[]>([])
const isRunningAtom = atom(false)

/** Whether the exchange of a page is to be seen. One for the document, since the document has one address. */
export const loadingAtom = atom((get) => get(isRunningAtom))

/**
 * Starts the loading bar where an address leads to another page. Quick exchanges (200 ms) don't show it. It ends when that
 * page is shown, at the latest after five seconds (docs/rules.md#loading).
 */
export const startLoadingAtom = atom(null, (get, set, href: string) => {
  if (!leadsToPage(href, get(shownAtom) ?? location.href)) {
    set(finishLoadingAtom)
    return
  }
  get(timersAtom).forEach(clearTimeout)
  const { throttle, duration } = tokens.loadingBar
  // Nothing changes at once: React would take the bar for a part of a page on the way back, and draw both together.
  set(timersAtom, [
    setTimeout(() => set(isRunningAtom, true), throttle),
    setTimeout(() => set(finishLoadingAtom), duration),
  ])
})

/** Ends the loading bar: the page of this address is shown. */
export const arriveAtAtom = atom(null, (_get, set, path: string) => {
  set(shownAtom, new URL(path, location.origin).href)
  set(finishLoadingAtom)
})

/** Ends the loading bar. */
export const finishLoadingAtom = atom(null, (get, set) => {
  get(timersAtom).forEach(clearTimeout)
  set(timersAtom, [])
  set(isRunningAtom, false)
})
