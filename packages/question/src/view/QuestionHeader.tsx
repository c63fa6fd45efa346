import { ContentHeader } from '@mozhan/content/view'
import { formatCount } from '@mozhan/ui'
import { RelativeTime } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { isRevised, type QuestionDetail } from '../model/question-detail.ts'
import classes from './QuestionHeader.module.css'

export interface QuestionHeaderProps {
  question: QuestionDetail
  /** Mark of a solved question; renders nothing otherwise. */
  mark?: ReactNode
}

/** Header of a question: title, asker, dates, and whether it is solved. */
export function QuestionHeader({ question, mark }: QuestionHeaderProps) {
  const { title, author, asked, modified, views, labels } = question
  return (
    <ContentHeader title={title} author={author} labels={labels} labelsName={copy.question.labels}>
      {asked ? (
        <span>
          {copy.question.asked} <RelativeTime date={asked} style="short" />
        </span>
      ) : null}
      {modified && isRevised(question) ? (
        <span className={classes.revised}>
          {copy.question.updated} <RelativeTime date={modified} style="short" />
        </span>
      ) : null}
      <span>{copy.question.views(formatCount(views))}</span>
      {mark}
    </ContentHeader>
  )
}
