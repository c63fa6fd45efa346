import { ContentRow, RowAuthor } from '@mozhan/content/view'
import { labelPage, questionPage } from '@mozhan/routes'
import { LabelLinks } from '@mozhan/ui'
import { RelativeTime } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { QuestionRow } from '../model/question-row.ts'
import { Counters } from './Counters.tsx'
import classes from './QuestionItem.module.css'

export interface QuestionItemProps {
  question: QuestionRow
  /** Hides the asker, for lists on the asker's page. @default false */
  withoutAuthor?: boolean
  /** Controls of the asker, shown below. */
  actions?: ReactNode
}

/** Question in a list: counters, title and asker. */
export function QuestionItem({ question, withoutAuthor = false, actions }: QuestionItemProps) {
  const { id, title, author, date, labels, isSolved } = question
  return (
    <ContentRow
      title={title}
      href={questionPage.href({ id })}
      mark={<Counters {...question} />}
      className={classes.row}
    >
      <div className={classes.foot}>
        <LabelLinks labels={labels} hrefFor={(id) => labelPage.href({ id })} />
        <p className={classes.byline}>
          {withoutAuthor ? null : <RowAuthor author={author} />}
          {date ? (
            <span>
              <RelativeTime date={date} style="short" />
            </span>
          ) : null}
          {isSolved ? <span>{copy.list.solved}</span> : null}
        </p>
      </div>
      {actions}
    </ContentRow>
  )
}
