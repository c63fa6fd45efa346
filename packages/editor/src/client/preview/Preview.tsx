'use client'

import '@mozhan/markdown/styles.css'
import type { EditorView, ViewUpdate } from '@codemirror/view'
import { BlockView } from '@mozhan/markdown/client'
import { useEffect, useRef, useState } from 'react'
import { resolveUploads, toDrawnAddress } from '../../model/upload-mark.ts'
import { copy } from '../copy.ts'
import type { UploadQueue } from '../upload/upload-queue.ts'
import type { Signal } from '../use-signal.ts'
import classes from './Preview.module.css'

import { PreviewRenderer } from './preview-renderer.ts'
import type { PreviewResult } from './preview-result.ts'
import { ScrollSync } from './scroll-sync.ts'

export interface PreviewProps {
  view: EditorView
  updates: Signal<ViewUpdate>
  uploads: UploadQueue
  /** Called with the counts after each rendering. */
  onResult: (result: PreviewResult) => void
}

/** The rendered text beside the source, with synchronised scrolling. */
export function Preview({ view, updates, uploads, onResult }: PreviewProps) {
  const pane = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'waiting' | 'empty' | 'drawn'>('waiting')
  const latestOnResult = useRef(onResult)
  latestOnResult.current = onResult

  useEffect(() => {
    if (!pane.current || !body.current) return
    const blocks = new BlockView(body.current, (address) => uploads.drawnAs(address))
    const sync = new ScrollSync(view, pane.current, () => blocks.places())
    const renderer = new PreviewRenderer((result) => {
      setState(result.hasText ? 'drawn' : 'empty')
      blocks.draw(result.blocks)
      sync.refresh()
      latestOnResult.current(result)
    })
    const render = () => {
      const drawn = (id: string) => (uploads.get(id) ? toDrawnAddress(id) : undefined)
      renderer.render(resolveUploads(view.state.doc.toString(), drawn))
    }
    render()
    const stop = updates.subscribe((update) => {
      if (update.docChanged) render()
    })
    return () => {
      stop()
      renderer.close()
      sync.close()
      blocks.clear()
    }
  }, [view, updates, uploads])

  return (
    // A scrollable region must be focusable.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section ref={pane} className={classes.pane} aria-label={copy.preview.label} tabIndex={0}>
      {state === 'empty' ? <p className={classes.note}>{copy.preview.empty}</p> : null}
      <div ref={body} className={`markdown ${classes.body}`} />
    </section>
  )
}
