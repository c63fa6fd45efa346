import { CommentSection } from '@mozhan/comment/server'
import { ResourcePage, resourceMetadata } from '@mozhan/resource/server'
import { withSharePicture } from '@mozhan/shell/server'
import { ReadingNote } from '@mozhan/user/client'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  const id = await readId(params)
  return withSharePicture(await resourceMetadata(id), 'resource', id)
}

export default async function Page({ params }: ParamsProps) {
  const id = await readId(params)
  const subject = { kind: 'resource', id } as const
  const author = (authorId: string) => <AuthorPanel id={authorId} />
  const commentsOn = (ownerId: string) => <CommentSection subject={subject} ownerId={ownerId} />
  const note = <ReadingNote {...subject} />
  return <ResourcePage id={id} author={author} comments={commentsOn} note={note} />
}
