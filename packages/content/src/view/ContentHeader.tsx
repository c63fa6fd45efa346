import { labelPage, userPage } from '@mozhan/routes'
import { Avatar, type Label, LabelLinks, TitleText, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import classes from './ContentHeader.module.css'
import { copy } from './copy.ts'

export interface ContentHeaderProps {
  title: string
  author: { id: string; name: string; imageUrl?: string | undefined }
  labels: readonly Label[]
  /** The accessible name of the list of labels. */
  labelsName: string
  /** Elements after the author. */
  children: ReactNode
}

/** The header of a question or a resource: title, author, labels. */
export function ContentHeader({ title, author, labels, labelsName, children }: ContentHeaderProps) {
  return (
    <header className={classes.header}>
      <h1 className={classes.title} aria-label={title}>
        <TitleText>{title}</TitleText>
      </h1>
      <div className={classes.byline}>
        <SmartLink className={classes.author} href={userPage.href({ id: author.id })} rel="author">
          <Avatar name={author.name} src={author.imageUrl} size={24} />
          <UserText>{author.name || copy.anonymous}</UserText>
        </SmartLink>
        {children}
      </div>
      <LabelLinks
        labels={labels}
        hrefFor={(id) => labelPage.href({ id })}
        label={labelsName}
        className={classes.labels}
      />
    </header>
  )
}
