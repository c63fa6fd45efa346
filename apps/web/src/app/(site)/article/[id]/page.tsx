import { ArticlePage, articleMetadata } from '@mozhan/article/server'
import { CommentSection } from '@mozhan/comment/server'
import { AskArticleLink } from '@mozhan/gpt/view'
import { ReadingNote } from '@mozhan/user/client'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'
import { withSharePicture } from '@/sharing.ts'
import { withSyndication } from '@/syndication.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  const id = await readId(params)
  return withSyndication(withSharePicture(await articleMetadata(id), 'article', id), 'site')
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  const commentsOn = (ownerId: string) => (
    <CommentSection subject={{ kind: 'article', id }} ownerId={ownerId} />
  )
  const author = (authorId: string) => <AuthorPanel id={authorId} />
  const note = <ReadingNote kind="article" id={id} />
  const ask = <AskArticleLink articleId={id} />
  return <ArticlePage id={id} author={author} comments={commentsOn} ask={ask} note={note} />
}
