'use client'

import { type RefObject, useEffect, useRef } from 'react'
import type { MarkdownEditorHandle } from '../client/editor-props.ts'

/**
 * Puts a version that was found again, or chosen between two, in the place of what the editor shows. The version that it
 * began with is left alone: something may have been typed before the page's scripts were there.
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
