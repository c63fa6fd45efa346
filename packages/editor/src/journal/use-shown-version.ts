'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { MarkdownEditorHandle } from '../client/editor-props.ts'

/**
 * Loads a restored or chosen version into the editor. The first version is not loaded, because something may have been typed
 * before hydration.
 */
export function useShownVersion(
  editor: RefObject<MarkdownEditorHandle | null>,
  version: number,
  text: string,
): void {
  const shown = useRef(version)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another version replaces the text
  useEffect(() => {
    if (shown.current === version) return
    shown.current = version
    editor.current?.setText(text)
  }, [version])
}
