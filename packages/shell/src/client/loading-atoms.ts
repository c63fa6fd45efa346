import { tokens } from '@mozhan/ui/theme'
import { atom } from 'jotai/vanilla'
import { leadsToPage } from '../model/starts-navigation.ts'

/** Absolute address of the rendered page. On back and forward the browser's own address is ahead of it. */
const shownAtom = atom<string>()
const timersAtom = atom<readonly ReturnType<typeof setTimeout>[]>([])
const isRunningAtom = atom(false)

/** Whether the loading bar is visible. One atom per document, because the document has one address. */
export const loadingAtom = atom((get) => get(isRunningAtom))

/**
 * Starts the loading bar if an address leads to another page. Not shown for quick navigations (200 ms). Ends when the
 * page is rendered (docs/rules.md#loading). A navigation that neither succeeds nor fails, such as one that the reader
 * stopped, ends it after a minute.
 */
export const startLoadingAtom = atom(null, (get, set, href: string) => {
  if (!leadsToPage(href, get(shownAtom) ?? location.href)) {
    set(finishLoadingAtom)
    return
  }
  get(timersAtom).forEach(clearTimeout)
  const { throttle, limit } = tokens.loadingBar
  // Delayed: on a back navigation, React would render the bar as part of both pages.
  set(timersAtom, [
    setTimeout(() => set(isRunningAtom, true), throttle),
    setTimeout(() => set(finishLoadingAtom), limit),
  ])
})

/** Ends the loading bar when the page of this address is rendered. */
export const finishLoadingAtAtom = atom(null, (_get, set, path: string) => {
  set(shownAtom, new URL(path, location.origin).href)
  set(finishLoadingAtom)
})

/** Ends the loading bar. */
export const finishLoadingAtom = atom(null, (get, set) => {
  get(timersAtom).forEach(clearTimeout)
  set(timersAtom, [])
  set(isRunningAtom, false)
})
