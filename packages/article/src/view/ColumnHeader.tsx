import { FeedLink } from '@mozhan/content/view'
import { userPage } from '@mozhan/routes'
import { Avatar, formatCount, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ColumnRow } from '../model/column-row.ts'
import { ColumnCover } from './ColumnCover.tsx'
import classes from './ColumnHeader.module.css'

export interface ColumnHeaderProps {
  column: ColumnRow
}

/** Header of a column page. */
export function ColumnHeader({ column }: ColumnHeaderProps) {
  const { name, summary, imageUrl, author, articles, views, date } = column
  return (
    <header className={classes.header}>
      <div className={classes.cover}>
        <ColumnCover id={column.id} name={name} imageUrl={imageUrl} />
      </div>
      <div className={classes.body}>
        <h1 className={classes.name}>{name}</h1>
        {summary ? <p className={classes.summary}>{summary}</p> : null}
        <div className={classes.meta}>
          <SmartLink
            className={classes.author}
            href={userPage.href({ id: author.id })}
            rel="author"
          >
            <Avatar name={author.name} src={author.imageUrl} size={24} />
            <UserText>{author.name || copy.card.anonymous}</UserText>
          </SmartLink>
          <span>{copy.column.articles(formatCount(articles))}</span>
          <span>{copy.column.views(formatCount(views))}</span>
          {date ? (
            <span>
              {copy.column.updated} <RelativeTime date={date} style="short" />
            </span>
          ) : null}
          <FeedLink kind="column" id={column.id} />
        </div>
      </div>
    </header>
  )
}
