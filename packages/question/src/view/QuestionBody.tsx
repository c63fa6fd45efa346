import '@mozhan/markdown/styles.css'
import { copy } from '../copy.ts'
import classes from './QuestionBody.module.css'

export interface QuestionBodyProps {
  /** HTML of our own renderer: sanitised there, never what an author sent. */
  html: string
}

/** Where the islands of a question find its text. */
export const BODY_ID = 'question-body'

/** The text of a question, trusted as it comes: our renderer made and sanitised it. */
export function QuestionBody({ html }: QuestionBodyProps) {
  if (html.trim() === '') return <p className={classes.empty}>{copy.question.empty}</p>
  return (
    <div
      id={BODY_ID}
      className={`markdown ${classes.body}`}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
