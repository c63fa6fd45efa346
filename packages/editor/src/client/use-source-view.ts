import type { Extension } from '@codemirror/state'
import { EditorView, type ViewUpdate } from '@codemirror/view'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { EditorField, EditorPosition } from './editor-props.ts'
import { adoptStyles } from './source/adopt-styles.ts'
import { createState } from './source/create-state.ts'

export interface SourceStart extends EditorPosition {
  text: string
  hasFocus: boolean
}

export interface SourceOptions {
  start: SourceStart
  field: EditorField
  hintId: string
  /** Extensions of this editor; read once. */
  own: Extension
  onUpdate: (update: ViewUpdate) => void
}

/** The editor view, created once for its element: rendering around it never recreates it. */
export function useSourceView(host: RefObject<HTMLElement | null>, options: SourceOptions) {
  const [view, setView] = useState<EditorView>()
  const first = useRef(options)
  const latest = useRef(options)
  latest.current = options
  const stored = useRef<EditorView['state']>(undefined)

  useEffect(() => {
    if (!host.current) return
    const { start, field, hintId, own } = first.current
    const listener = EditorView.updateListener.of((update) => latest.current.onUpdate(update))
    const state = stored.current ?? createState(start, field, hintId, [own, listener])
    adoptStyles(document)
    const made = new EditorView({ state, parent: host.current })
    if (start.hasFocus) made.focus()
    made.requestMeasure({
      read: () => {},
      write: () => {
        made.scrollDOM.scrollTop = start.scrollTop
      },
    })
    setView(made)
    return () => {
      stored.current = made.state
      made.destroy()
      setView(undefined)
    }
  }, [host])

  return view
}
