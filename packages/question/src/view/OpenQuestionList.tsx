import { questionPage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { QuestionRow } from '../model/question-row.ts'
import classes from './OpenQuestionList.module.css'

export interface OpenQuestionListProps {
  questions: readonly QuestionRow[]
}

/** Titles of questions with the number of their answers; a question without answers has the accent colour. */
export function OpenQuestionList({ questions }: OpenQuestionListProps) {
  return (
    <ul>
      {questions.map(({ id, title, labels, date, answers }) => (
        <li key={id} className={classes.item}>
          <div>
            <SmartLink className={classes.link} href={questionPage.href({ id })}>
              <UserText>{title}</UserText>
            </SmartLink>
            <p className={classes.facts}>
              {labels[0] ? <UserText>{labels[0].name}</UserText> : null}
              {date ? (
                <span>
                  <RelativeTime date={date} style="short" />
                </span>
              ) : null}
            </p>
          </div>
          <p className={classes.count} data-waiting={answers === 0 || undefined}>
            <span className={classes.number}>{formatCount(answers)}</span>
            <span className={classes.unit}>{copy.list.answers}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}
