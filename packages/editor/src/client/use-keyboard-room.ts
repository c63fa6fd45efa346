import { EditorView } from '@codemirror/view'
import { type RefObject, useEffect } from 'react'

const ROOM = '--editor-room'

/**
 * Keeps the editor in the part of the window that a phone's keyboard leaves free: its height is in `--editor-room`, and the
 * caret is brought back into sight when it changes.
 */
export function useKeyboardRoom(
  root: RefObject<HTMLElement | null>,
  view: EditorView | undefined,
): void {
  useEffect(() => {
    const viewport = window.visualViewport
    const element = root.current
    if (!viewport || !element || !view) return
    const handleResize = () => {
      element.style.setProperty(ROOM, `${Math.round(viewport.height)}px`)
      if (!view.hasFocus) return
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.head) })
    }
    viewport.addEventListener('resize', handleResize)
    return () => {
      viewport.removeEventListener('resize', handleResize)
      element.style.removeProperty(ROOM)
    }
  }, [root, view])
}
