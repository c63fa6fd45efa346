import { labelPage, userPage } from '@mozhan/routes'
import { Avatar, formatCount, LabelLinks, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { isRevised, type QuestionDetail } from '../model/question-detail.ts'
import classes from './QuestionHeader.module.css'

export interface QuestionHeaderProps {
  question: QuestionDetail
  /** Says that it is solved; nothing where it is not. */
  mark?: ReactNode
}

/** What is asked, by whom and when, and whether it is solved. */
export function QuestionHeader({ question, mark }: QuestionHeaderProps) {
  const { title, author, asked, modified, views, labels } = question
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.byline}>
        <SmartLink className={classes.author} href={userPage.href({ id: author.id })} rel="author">
          <Avatar name={author.name} src={author.imageUrl} size={24} />
          <UserText>{author.name || copy.anonymous}</UserText>
        </SmartLink>
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
      </div>
      <LabelLinks
        labels={labels}
        hrefFor={(id) => labelPage.href({ id })}
        label={copy.question.labels}
        className={classes.labels}
      />
    </header>
  )
}
