import '@mozhan/markdown/styles.css'
import { copy } from '../copy.ts'
import classes from './QuestionBody.module.css'

export interface QuestionBodyProps {
  /** HTML of our renderer, which sanitises it; never HTML of an author. */
  html: string
}

/** Id by which client components find the text. */
export const BODY_ID = 'question-body'

/** Text of a question. The HTML is inserted without sanitising, because the renderer has done that. */
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
