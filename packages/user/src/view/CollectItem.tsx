import { userPage } from '@mozhan/routes'
import { UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { CollectRow } from '../model/collect-row.ts'
import classes from './CollectItem.module.css'

export interface CollectItemProps {
  row: CollectRow
  /** Controls of the entry. */
  actions?: ReactNode
}

/** Collected entry: title, author and date. */
export function CollectItem({ row, actions }: CollectItemProps) {
  const { id, kind, title, summary, author, date } = row
  return (
    <article className={classes.item}>
      <h2 className={classes.title}>
        <SmartLink href={`/${kind}/${id}`}>
          <UserText>{title}</UserText>
        </SmartLink>
      </h2>
      {summary ? <p className={classes.summary}>{summary}</p> : null}
      <div className={classes.foot}>
        <p className={classes.facts}>
          <span>{copy.collects.kind[kind]}</span>
          <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
            <UserText>{author.name || copy.anonymous}</UserText>
          </SmartLink>
          {date ? (
            <span>
              {copy.collects.collected} <RelativeTime date={date} style="short" />
            </span>
          ) : null}
        </p>
        {actions}
      </div>
    </article>
  )
}
