import { columnPage, userPage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ColumnRow } from '../model/column-row.ts'
import classes from './ColumnCard.module.css'
import { ColumnCover } from './ColumnCover.tsx'

export interface ColumnCardProps {
  column: ColumnRow
  /** Hides the author, for lists on the author's page. @default false */
  withoutAuthor?: boolean
}

/** Column in a list: cover, name, description and counters. */
export function ColumnCard({ column, withoutAuthor = false }: ColumnCardProps) {
  const { id, name, summary, imageUrl, author, articles, views } = column
  return (
    <article className={classes.card}>
      <SmartLink className={classes.cover} href={columnPage.href({ id })} tabIndex={-1} aria-hidden>
        <ColumnCover id={column.id} name={name} imageUrl={imageUrl} />
      </SmartLink>
      <div className={classes.body}>
        <h2 className={classes.name}>
          <SmartLink href={columnPage.href({ id })}>
            <UserText>{name}</UserText>
          </SmartLink>
        </h2>
        {summary ? <p className={classes.summary}>{summary}</p> : null}
        <p className={classes.meta}>
          {withoutAuthor || author.name === '' ? null : (
            <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
              <UserText>{author.name}</UserText>
            </SmartLink>
          )}
          <span>{copy.column.articles(formatCount(articles))}</span>
          <span>{copy.column.views(formatCount(views))}</span>
        </p>
      </div>
    </article>
  )
}
