'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { MarkdownEditorHandle } from '../client/editor-props.ts'

/**
 * Loads a text that replaced the one in the editor. The first text is not loaded, because something may have been typed
 * before hydration.
 */
export function useReplacedText(
  editor: RefObject<MarkdownEditorHandle | null>,
  replacementCount: number,
  text: string,
): void {
  const shown = useRef(replacementCount)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a replacement loads the text
  useEffect(() => {
    if (shown.current === replacementCount) return
    shown.current = replacementCount
    editor.current?.setText(text)
  }, [replacementCount])
}
