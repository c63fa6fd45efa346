import type { ReactNode } from 'react'
import type { QuestionRow } from '../model/question-row.ts'
import { QuestionItem } from './QuestionItem.tsx'
import classes from './QuestionList.module.css'

export interface QuestionListProps {
  questions: readonly QuestionRow[]
  /** Hides the askers. @default false */
  withoutAuthor?: boolean
  /** Renders the controls of a question. */
  actionsOf?: (question: QuestionRow) => ReactNode
}

/** List of questions. */
export function QuestionList({ questions, withoutAuthor, actionsOf }: QuestionListProps) {
  return (
    <ul className={classes.list}>
      {questions.map((question) => (
        <li key={question.id}>
          <QuestionItem
            question={question}
            withoutAuthor={withoutAuthor}
            actions={actionsOf?.(question)}
          />
        </li>
      ))}
    </ul>
  )
}
