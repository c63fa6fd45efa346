'use client'

import type { Command, EditorView, ViewUpdate } from '@codemirror/view'
import { VisuallyHidden } from '@mozhan/ui'
import {
  UiProvider,
  useCompositionSafeKeys,
  useKeyboardInset,
  useShortcuts,
} from '@mozhan/ui/client'
import { type Ref, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { copy } from './copy.ts'
import type { MarkdownEditorHandle, MarkdownEditorProps } from './editor-props.ts'
import classes from './LiveEditor.module.css'
import { PaneSwitch } from './PaneSwitch.tsx'
import { Preview } from './preview/Preview.tsx'
import type { PreviewResult } from './preview/preview-result.ts'
import { StatusBar } from './StatusBar.tsx'
import { afterComposition } from './source/after-composition.ts'
import { shortcuts } from './source/shortcuts.ts'
import { createSource } from './source/source.ts'
import { Toolbar } from './toolbar/Toolbar.tsx'
import { UploadList } from './upload/UploadList.tsx'
import { useUploads } from './upload/use-uploads.ts'
import { useFileDrop } from './use-file-drop.ts'
import { useLayout } from './use-layout.ts'
import { usePosition } from './use-position.ts'
import { useSignal } from './use-signal.ts'
import { type SourceStart, useSourceView } from './use-source-view.ts'

export interface LiveEditorProps extends Omit<MarkdownEditorProps, 'defaultValue' | 'ref'> {
  /** Text, selection and focus of the plain field at the time of the switch. */
  start: SourceStart
  /** Empty until the source exists. */
  handle: Ref<MarkdownEditorHandle | undefined>
}

/** Minimum width for two panes, px; equals the value in the stylesheet. */
const TWO_PANES = 720

/** The full editor: source, toolbar, preview, uploads, counts. Loaded on first use. */
export function LiveEditor({ start, field = {}, position, handle, ...props }: LiveEditorProps) {
  const root = useRef<HTMLDivElement>(null)
  const host = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const current = useRef<EditorView>(undefined)
  const hintId = useId()
  const updates = useSignal<ViewUpdate>()
  const [count, setCount] = useState<PreviewResult>()
  const grows = field.height === 'grow'
  const isNarrow = () => grows || (root.current?.clientWidth ?? 0) < TWO_PANES
  const layout = useLayout(isNarrow)
  const uploads = useUploads(current, input, props)

  const latest = useRef({ layout, uploads, props, reportChange: () => {} })
  const [own] = useState(() => [
    shortcuts({
      image: () => latest.current.uploads.pick(),
      preview: () => latest.current.layout.togglePreview(),
      fullScreen: () => latest.current.layout.toggleFull(),
      save: () => latest.current.props.onSave?.(),
    }),
    uploads.extension,
  ])
  const view = useSourceView(host, {
    start,
    field,
    hintId,
    own,
    onUpdate(update) {
      updates.emit(update)
      if (update.docChanged) latest.current.reportChange()
    },
  })
  current.current = view
  const { queue } = uploads
  const source = useMemo(() => view && createSource(view, queue), [view, queue])
  latest.current = {
    layout,
    uploads,
    props,
    reportChange: () => source && props.onChange?.(source.getText()),
  }
  useEffect(() => {
    queue.onArrival = () => latest.current.reportChange()
  }, [queue])
  // Anywhere on the page, also in the title and in a panel.
  useShortcuts(props.onSave ? { 'mod+s': props.onSave } : {})
  useFileDrop(grows ? undefined : uploads.drop)
  usePosition(source, updates, position?.onChange)
  // Scrolls the caret into view.
  useKeyboardInset(root, () => {
    if (view?.hasFocus) view.dispatch({ scrollIntoView: true })
  })
  useImperativeHandle(handle, () => source, [source])

  const run = (command: Command) => {
    if (!view) return
    afterComposition(view, () => {
      view.focus()
      command(view)
    })
  }
  const keys = useCompositionSafeKeys({
    Escape(event) {
      if (layout.isFull && !event.defaultPrevented && !isLayer(event.target)) layout.toggleFull()
    },
  })

  return (
    <UiProvider>
      <div
        ref={root}
        className={classes.root}
        data-full={layout.isFull || undefined}
        data-grow={grows || undefined}
        data-preview={layout.hasPreview || undefined}
        data-pane={layout.pane}
        {...keys}
      >
        <div className={classes.frame}>
          <div className={classes.head}>
            <Toolbar
              onRun={run}
              onImage={uploads.pick}
              isReadOnly={field.isReadOnly ?? false}
              preview={{
                isOpen: grows ? layout.pane === 'read' : layout.hasPreview,
                onToggle: layout.togglePreview,
                isAlways: grows,
              }}
              fullScreen={{ isOn: layout.isFull, onToggle: layout.toggleFull }}
            />
            {grows ? null : <PaneSwitch pane={layout.pane} onChange={layout.showPane} />}
          </div>
          <div className={classes.panes}>
            <div ref={host} className={classes.source} />
            <div className={classes.preview}>
              {view ? (
                <Preview view={view} updates={updates} uploads={queue} onResult={setCount} />
              ) : null}
            </div>
          </div>
          <UploadList
            queue={queue}
            actions={uploads.actions}
            refused={uploads.refused}
            onDismiss={uploads.dismiss}
          />
          <StatusBar count={count}>{props.status}</StatusBar>
        </div>
        <VisuallyHidden>
          <span id={hintId}>{copy.hint}</span>
        </VisuallyHidden>
        <input
          ref={input}
          type="file"
          accept="image/*"
          multiple
          hidden
          aria-label={copy.tools.image}
          onChange={({ currentTarget }) => {
            uploads.take([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
    </UiProvider>
  )
}

/** A menu, the search panel, or the button of an open menu: Escape closes that first. */
function isLayer(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[role=menu],[aria-expanded=true]') !== null
}
