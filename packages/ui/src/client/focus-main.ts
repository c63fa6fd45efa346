import { MAIN_ID } from '../view/Page.tsx'

/** Gives the focus to the main part of the page, as one that was opened there: the next Tab begins at its first control. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
