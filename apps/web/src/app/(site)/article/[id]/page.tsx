import { ArticlePage, articleMetadata } from '@mozhan/article/server'
import { CommentSection } from '@mozhan/comment/server'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  return articleMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return (
    <ArticlePage
      id={id}
      author={(authorId) => <AuthorPanel id={authorId} />}
      comments={(ownerId) => <CommentSection subject={{ kind: 'article', id }} ownerId={ownerId} />}
    />
  )
}
