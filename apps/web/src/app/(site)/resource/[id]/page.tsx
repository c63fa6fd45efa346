import { CommentSection } from '@mozhan/comment/server'
import { ResourcePage, resourceMetadata } from '@mozhan/resource/server'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  return resourceMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return (
    <ResourcePage
      id={id}
      author={(authorId) => <AuthorPanel id={authorId} />}
      comments={(ownerId) => (
        <CommentSection subject={{ kind: 'resource', id }} ownerId={ownerId} />
      )}
    />
  )
}
