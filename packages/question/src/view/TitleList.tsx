import { SmartLink } from '@mozhan/ui/client'
import type { QuestionRow } from '../model/question-row.ts'
import { questionHref } from '../routes.ts'
import classes from './TitleList.module.css'

export interface TitleListProps {
  questions: readonly QuestionRow[]
}

/** Titles alone, for a side column. */
export function TitleList({ questions }: TitleListProps) {
  return (
    <ul className={classes.list}>
      {questions.map(({ id, title }) => (
        <li key={id}>
          <SmartLink className={classes.link} href={questionHref(id)}>
            {title}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
