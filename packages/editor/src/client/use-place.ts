import type { EditorView, ViewUpdate } from '@codemirror/view'
import { useEffect } from 'react'
import type { EditorPlace } from './editor-props.ts'
import type { Signal } from './use-signal.ts'

/** ms between two reports of where the author is */
const PAUSE = 250

export function placeOf(view: EditorView): EditorPlace {
  const { anchor, head } = view.state.selection.main
  return { anchor, head, scrollTop: view.scrollDOM.scrollTop }
}

/** Reports selection and scrolling, the last state always included. */
export function usePlace(
  view: EditorView | undefined,
  updates: Signal<ViewUpdate>,
  onChange: ((place: EditorPlace) => void) | undefined,
): void {
  useEffect(() => {
    if (!view || !onChange) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const report = () => {
      timer = undefined
      onChange(placeOf(view))
    }
    const schedule = () => {
      timer ??= setTimeout(report, PAUSE)
    }
    const stop = updates.subscribe(({ selectionSet, docChanged }) => {
      if (selectionSet || docChanged) schedule()
    })
    view.scrollDOM.addEventListener('scroll', schedule, { passive: true })
    return () => {
      stop()
      clearTimeout(timer)
      view.scrollDOM.removeEventListener('scroll', schedule)
    }
  }, [view, updates, onChange])
}
