import { useEarlyText } from '@mozhan/ui/client'
import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { MarkdownEditorHandle, MarkdownEditorProps } from './editor-props.ts'
import type { SourceStart } from './use-source-view.ts'

export interface PlainText {
  handle: MarkdownEditorHandle
  /** Reads the state for the full editor; waits for the end of a composition. */
  readStart: () => Promise<SourceStart>
  /** Stores the text of the full editor while that is not mounted. */
  remember: (text: string) => void
  field: {
    area: RefObject<HTMLTextAreaElement | null>
    onInput: (text: string) => void
    text: string
  }
}

/** The text before the full editor is mounted, in an uncontrolled text field. */
export function usePlainText(
  defaultValue: string,
  { onChange, position }: Pick<MarkdownEditorProps, 'onChange' | 'position'>,
): PlainText {
  const area = useRef<HTMLTextAreaElement>(null)
  const text = useRef(defaultValue)
  const isComposing = useRef(false)
  const isTouched = useRef(false)
  const latest = useRef({ onChange, position })
  latest.current = { onChange, position }

  useEffect(() => {
    const element = area.current
    if (!element) return
    const compose = ({ type }: Event) => {
      isComposing.current = type === 'compositionstart'
    }
    const touch = () => {
      isTouched.current = true
    }
    isTouched.current ||= document.activeElement === element
    element.addEventListener('focus', touch)
    element.addEventListener('compositionstart', compose)
    element.addEventListener('compositionend', compose)
    return () => {
      element.removeEventListener('focus', touch)
      element.removeEventListener('compositionstart', compose)
      element.removeEventListener('compositionend', compose)
    }
  }, [])

  useEarlyText(area, defaultValue, ({ value }) => {
    text.current = value
    onChange?.(value)
  })

  return useMemo(() => {
    const write = (value: string, caret: number) => {
      if (value === text.current) return
      text.current = value
      if (area.current) {
        area.current.value = value
        area.current.setSelectionRange(caret, caret)
      }
      latest.current.onChange?.(value)
    }
    const handle: MarkdownEditorHandle = {
      getText: () => text.current,
      setText: (value) => write(value, value.length),
      focus: () => area.current?.focus(),
      insert(piece) {
        const { anchor, head } = positionIn(area.current)
        const [from, to] = [Math.min(anchor, head), Math.max(anchor, head)]
        write(text.current.slice(0, from) + piece + text.current.slice(to), from + piece.length)
      },
      getPosition: () => positionIn(area.current),
    }
    return {
      handle,
      remember: (value) => {
        text.current = value
      },
      async readStart() {
        if (isComposing.current) await endOfComposition(area.current)
        const hasFocus = document.activeElement === area.current
        const begun = latest.current.position?.initial ?? START_POSITION
        const position = isTouched.current ? positionIn(area.current) : begun
        return { text: text.current, hasFocus, ...position }
      },
      field: {
        area,
        text: defaultValue,
        onInput(value: string) {
          text.current = value
          latest.current.onChange?.(value)
        },
      },
    }
  }, [defaultValue])
}

const START_POSITION = { anchor: 0, head: 0, scrollTop: 0 }

function positionIn(element: HTMLTextAreaElement | null) {
  if (!element) return START_POSITION
  const { selectionStart, selectionEnd, selectionDirection, scrollTop } = element
  return selectionDirection === 'backward'
    ? { anchor: selectionEnd, head: selectionStart, scrollTop }
    : { anchor: selectionStart, head: selectionEnd, scrollTop }
}

function endOfComposition(element: HTMLTextAreaElement | null): Promise<void> {
  return new Promise((resolve) => {
    // The text of the last composition arrives with the event.
    const done = () => setTimeout(resolve)
    if (element) element.addEventListener('compositionend', done, { once: true })
    else resolve()
  })
}
