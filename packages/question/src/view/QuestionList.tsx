import type { ReactNode } from 'react'
import type { QuestionRow } from '../model/question-row.ts'
import { QuestionItem } from './QuestionItem.tsx'
import classes from './QuestionList.module.css'

export interface QuestionListProps {
  questions: readonly QuestionRow[]
  /** @default false */
  withoutAuthor?: boolean
  /** What can be done with each. */
  actionsOf?: (question: QuestionRow) => ReactNode
}

/** Questions under each other. */
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
