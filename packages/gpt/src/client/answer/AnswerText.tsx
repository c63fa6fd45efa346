'use client'

import '@mozhan/markdown/styles.css'
import { useEffect, useRef, useState } from 'react'
import classes from './AnswerText.module.css'
import { AnswerDrawing } from './answer-drawing.ts'
import { renderInBackground } from './renderer.ts'

export interface AnswerTextProps {
  /** Unique on the page. */
  id: string
  /** Markdown. */
  source: string
  /** Nothing will be added. */
  isOver: boolean
}

/** The text of an answer, as far as it has arrived. Shown as plain text until it is rendered. */
export function AnswerText({ id, source, isOver }: AnswerTextProps) {
  const root = useRef<HTMLDivElement>(null)
  const drawing = useRef<AnswerDrawing>(undefined)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!root.current) return
    const created = new AnswerDrawing({
      root: root.current,
      idPrefix: `${id}-`,
      render: renderInBackground,
      onDrawn: () => setDrawn(true),
    })
    drawing.current = created
    return () => {
      created.close()
      setDrawn(false)
    }
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing must be updated at once, too
  useEffect(() => drawing.current?.update(source, isOver), [id, source, isOver])
  return (
    <>
      {isDrawn ? null : <p className={classes.plain}>{source}</p>}
      <div ref={root} className={`markdown ${classes.text}`} />
    </>
  )
}
