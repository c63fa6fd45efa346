import 'server-only'
import { BodyEnhancer, ContentActions, ViewCounter } from '@mozhan/content/client'
import { DownloadButton, OwnerTools } from '@mozhan/resource/client'
import { FeedLayout, Page } from '@mozhan/ui'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { FileContents } from '../view/FileContents.tsx'
import { FileFacts } from '../view/FileFacts.tsx'
import { BODY_ID, ResourceBody } from '../view/ResourceBody.tsx'
import { ResourceHeader } from '../view/ResourceHeader.tsx'
import { loadResource } from './load-resource.ts'
import { MoreByAuthor } from './MoreByAuthor.tsx'

export interface ResourcePageProps {
  /** Segment of `/resource/:id`; 404 if it is not a resource. */
  id: string
  /** Renders the author card for a user id. */
  author?: (authorId: string) => ReactNode
  /** Renders the comments for the uploader's id. */
  comments?: (authorId: string) => ReactNode
  /** Records the visit; renders nothing. */
  note?: ReactNode
}

/** Page of a resource: description, file contents and download. */
export async function ResourcePage({ id, author, comments, note }: ResourcePageProps) {
  const { resource, html } = await loadResource(id)
  const { title, likes, collects } = resource
  return (
    <Page>
      <FeedLayout
        aside={
          <>
            {author?.(resource.author.id)}
            <MoreByAuthor resource={resource} />
          </>
        }
        asideLabel={copy.detail.aside}
      >
        <ResourceHeader resource={resource} />
        <FileFacts resource={resource} download={<DownloadButton resourceId={id} />} />
        <ResourceBody html={html} />
        <FileContents resource={resource} />
        <ContentActions
          kind="resource"
          id={id}
          title={title}
          likes={likes}
          collects={collects}
          label={copy.detail.actions}
          ownerTools={<OwnerTools resourceId={id} />}
        />
        {comments?.(resource.author.id)}
      </FeedLayout>
      <BodyEnhancer bodyId={BODY_ID} />
      {/* The API counts a view when this component requests the resource. */}
      <ViewCounter
        name={`resource:${id}`}
        call={{ method: 'GET', path: `/article/api/resource/${id}` }}
      />
      {note}
    </Page>
  )
}
