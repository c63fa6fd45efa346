import type { EditorView } from '@codemirror/view'

/** ms after the end of a composition until the editor has read the result. */
const READ_DELAY_MS = 60

/** Runs a change now, or after the current composition: an input method must find its text unchanged. */
export function afterComposition(view: EditorView, change: () => void): void {
  if (!view.composing && !view.compositionStarted) {
    change()
    return
  }
  const retry = () => setTimeout(() => afterComposition(view, change), READ_DELAY_MS)
  view.contentDOM.addEventListener('compositionend', retry, { once: true })
}
