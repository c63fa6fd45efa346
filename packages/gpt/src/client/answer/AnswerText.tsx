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
  isOver: boolean
}

/** The text of an answer, as far as it has come. Until it is drawn, it is shown as it is. */
export function AnswerText({ id, source, isOver }: AnswerTextProps) {
  const root = useRef<HTMLDivElement>(null)
  const drawing = useRef<AnswerDrawing>(undefined)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!root.current) return
    const made = new AnswerDrawing({
      root: root.current,
      idPrefix: `${id}-`,
      render: renderInBackground,
      onDrawn: () => setDrawn(true),
    })
    drawing.current = made
    return () => {
      made.close()
      setDrawn(false)
    }
  }, [id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new drawing is told at once, too
  useEffect(() => drawing.current?.update(source, isOver), [id, source, isOver])
  return (
    <>
      {isDrawn ? null : <p className={classes.plain}>{source}</p>}
      <div ref={root} className={`markdown ${classes.text}`} />
    </>
  )
}
