import type { ViewUpdate } from '@codemirror/view'
import { useEffect } from 'react'
import type { EditorPosition } from './editor-props.ts'
import type { Source } from './source/source.ts'
import type { Signal } from './use-signal.ts'

/** ms between two reports of the position. */
const REPORT_INTERVAL_MS = 250

/** Reports selection and scrolling, throttled with a trailing call. */
export function usePosition(
  source: Source | undefined,
  updates: Signal<ViewUpdate>,
  onChange: ((position: EditorPosition) => void) | undefined,
): void {
  useEffect(() => {
    if (!source || !onChange) return
    const { scrollDOM } = source.view
    let timer: ReturnType<typeof setTimeout> | undefined
    const report = () => {
      timer = undefined
      onChange(source.getPosition())
    }
    const schedule = () => {
      timer ??= setTimeout(report, REPORT_INTERVAL_MS)
    }
    const stop = updates.subscribe(({ selectionSet, docChanged }) => {
      if (selectionSet || docChanged) schedule()
    })
    scrollDOM.addEventListener('scroll', schedule, { passive: true })
    return () => {
      stop()
      clearTimeout(timer)
      scrollDOM.removeEventListener('scroll', schedule)
    }
  }, [source, updates, onChange])
}
