import { resourcePage, userPage } from '@mozhan/routes'
import { formatCount, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { formatSize } from '../model/format-size.ts'
import type { ResourceRow } from '../model/resource-row.ts'
import { FormatMark } from './FormatMark.tsx'
import classes from './ResourceItem.module.css'

export interface ResourceItemProps {
  resource: ResourceRow
  /** On the uploader's own page. @default false */
  withoutAuthor?: boolean
  /** Stands below: what its uploader can do with it. */
  actions?: ReactNode
}

/** A resource in a list: what it is, how large, by whom, how often it was taken. */
export function ResourceItem({ resource, withoutAuthor = false, actions }: ResourceItemProps) {
  const { id, title, summary, author, typeName, format, size, downloads, date } = resource
  return (
    <article className={classes.item}>
      <FormatMark format={format} />
      <div className={classes.main}>
        <h2 className={classes.title}>
          <SmartLink href={resourcePage.href({ id })}>
            <UserText>{title}</UserText>
          </SmartLink>
        </h2>
        {summary ? <p className={classes.summary}>{summary}</p> : null}
        <p className={classes.facts}>
          {withoutAuthor ? null : (
            <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
              <UserText>{author.name || copy.anonymous}</UserText>
            </SmartLink>
          )}
          {typeName ? <span>{typeName}</span> : null}
          <span>{formatSize(size)}</span>
          <span>{copy.list.downloads(formatCount(downloads))}</span>
          {date ? (
            <span>
              <RelativeTime date={date} style="short" />
            </span>
          ) : null}
        </p>
        {actions}
      </div>
    </article>
  )
}
