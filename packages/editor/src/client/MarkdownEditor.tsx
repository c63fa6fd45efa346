'use client'

import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { MarkdownEditorHandle, MarkdownEditorProps } from './editor-props.ts'
import { loadLiveEditor } from './load-live-editor.ts'
import { PlainField } from './PlainField.tsx'
import { usePlainText } from './use-plain-text.ts'
import type { SourceStart } from './use-source-view.ts'

type Live = { Editor: typeof import('./LiveEditor.tsx')['LiveEditor']; start: SourceStart }

/**
 * The Markdown editor of the product. It is a plain text field until the full editor is downloaded, and stays one if
 * that fails. The full editor takes over text, caret and focus.
 *
 * @example <MarkdownEditor defaultValue={text} onChange={store} uploadImage={send} status={<SaveState />} />
 */
export function MarkdownEditor({ defaultValue = '', ref, ...props }: MarkdownEditorProps) {
  const [live, setLive] = useState<Live>()
  const [hasFailed, setHasFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const handle = useRef<MarkdownEditorHandle>(undefined)
  const plain = usePlainText(defaultValue, props)
  useImperativeHandle(ref, () => withEither(handle, plain.handle), [plain.handle])

  const { readStart } = plain
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt must load again
  useEffect(() => {
    let isGone = false
    setHasFailed(false)
    loadLiveEditor().then(
      async ({ LiveEditor }) => {
        const start = await readStart()
        // Synchronously: what is typed between reading and rendering would be lost.
        if (!isGone) flushSync(() => setLive({ Editor: LiveEditor, start }))
      },
      () => {
        if (!isGone) setHasFailed(true)
      },
    )
    return () => {
      isGone = true
    }
  }, [attempt, readStart])

  if (!live) {
    return (
      <PlainField
        {...plain.field}
        {...props}
        onRetry={hasFailed ? () => setAttempt((count) => count + 1) : undefined}
      />
    )
  }
  const { Editor, start } = live
  const onChange = (text: string) => {
    // The handle answers with this text while React mounts the full editor.
    plain.remember(text)
    props.onChange?.(text)
  }
  return <Editor {...props} onChange={onChange} start={start} handle={handle} />
}

/** Delegates to the full editor if it is mounted, else to the plain field. */
function withEither(
  live: { current: MarkdownEditorHandle | undefined },
  plain: MarkdownEditorHandle,
): MarkdownEditorHandle {
  const either = () => live.current ?? plain
  return {
    getText: () => either().getText(),
    setText: (text) => either().setText(text),
    focus: () => either().focus(),
    insert: (text) => either().insert(text),
    getPosition: () => either().getPosition(),
  }
}
