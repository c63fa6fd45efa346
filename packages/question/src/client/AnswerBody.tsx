'use client'

import { loadEnhancer } from '@mozhan/content/client'
import '@mozhan/markdown/styles.css'
import { useEnhanced } from '@mozhan/ui/client'
import { useRef } from 'react'
import type { AnswerRow } from '../model/answer-thread.ts'
import classes from './AnswerBody.module.css'

export type AnswerBodyProps = Pick<AnswerRow, 'html' | 'markdown'>

/** Text of an answer: HTML of our renderer, else the Markdown source as plain text. */
export function AnswerBody({ html, markdown }: AnswerBodyProps) {
  const body = useRef<HTMLDivElement>(null)
  useEnhanced({ find: () => body.current, load: loadEnhancer, text: html ?? '' })
  if (html === undefined) return <p className={classes.plain}>{markdown}</p>
  return (
    <div
      key={html}
      ref={body}
      className={`markdown ${classes.body}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
