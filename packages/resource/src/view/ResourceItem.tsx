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
  /** Hides the uploader, for lists on the uploader's page. @default false */
  withoutAuthor?: boolean
  /** Controls of the uploader, shown below. */
  actions?: ReactNode
}

/** Resource in a list: title, size, uploader and number of downloads. */
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
