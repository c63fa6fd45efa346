import { ContentRow, RowAuthor } from '@mozhan/content/view'
import { resourcePage } from '@mozhan/routes'
import { formatCount } from '@mozhan/ui'
import { RelativeTime } from '@mozhan/ui/client'
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
    <ContentRow
      title={title}
      href={resourcePage.href({ id })}
      mark={<FormatMark format={format} />}
      className={classes.row}
    >
      {summary ? <p className={classes.summary}>{summary}</p> : null}
      <p className={classes.facts}>
        {withoutAuthor ? null : <RowAuthor author={author} />}
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
    </ContentRow>
  )
}
