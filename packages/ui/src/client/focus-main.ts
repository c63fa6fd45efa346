import { MAIN_ID } from '../view/Page.tsx'

/** Focuses the main part of the page, so that the next Tab goes to its first control. */
export function focusMain(): void {
  document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
}
