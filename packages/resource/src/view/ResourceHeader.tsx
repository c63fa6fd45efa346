import { labelPage, userPage } from '@mozhan/routes'
import { Avatar, formatCount, LabelLinks, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ResourceDetail } from '../model/resource-detail.ts'
import classes from './ResourceHeader.module.css'

export interface ResourceHeaderProps {
  resource: ResourceDetail
}

/** What is shared, by whom and since when. */
export function ResourceHeader({ resource }: ResourceHeaderProps) {
  const { title, author, uploaded, views, downloads, labels, typeName } = resource
  return (
    <header className={classes.header}>
      <h1 className={classes.title}>{title}</h1>
      <div className={classes.byline}>
        <SmartLink className={classes.author} href={userPage.href({ id: author.id })} rel="author">
          <Avatar name={author.name} src={author.imageUrl} size={24} />
          <UserText>{author.name || copy.anonymous}</UserText>
        </SmartLink>
        {uploaded ? (
          <span>
            {copy.detail.uploaded} <RelativeTime date={uploaded} style="short" />
          </span>
        ) : null}
        {typeName ? <span>{typeName}</span> : null}
        <span>{copy.detail.views(formatCount(views))}</span>
        <span>{copy.detail.downloads(formatCount(downloads))}</span>
      </div>
      <LabelLinks
        labels={labels}
        hrefFor={(id) => labelPage.href({ id })}
        label={copy.detail.labels}
        className={classes.labels}
      />
    </header>
  )
}
