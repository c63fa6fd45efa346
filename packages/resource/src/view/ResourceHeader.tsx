import { ContentHeader } from '@mozhan/content/view'
import { formatCount } from '@mozhan/ui'
import { RelativeTime } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ResourceDetail } from '../model/resource-detail.ts'

export interface ResourceHeaderProps {
  resource: ResourceDetail
}

/** Header of a resource: title, uploader and date. */
export function ResourceHeader({ resource }: ResourceHeaderProps) {
  const { title, author, uploaded, views, downloads, labels, typeName } = resource
  return (
    <ContentHeader title={title} author={author} labels={labels} labelsName={copy.detail.labels}>
      {uploaded ? (
        <span>
          {copy.detail.uploaded} <RelativeTime date={uploaded} style="short" />
        </span>
      ) : null}
      {typeName ? <span>{typeName}</span> : null}
      <span>{copy.detail.views(formatCount(views))}</span>
      <span>{copy.detail.downloads(formatCount(downloads))}</span>
    </ContentHeader>
  )
}
