import { ArticlePage, articleMetadata } from '@mozhan/article/server'
import { CommentSection } from '@mozhan/comment/server'
import { AskArticleLink } from '@mozhan/gpt/view'
import { withSharePicture } from '@mozhan/shell/server'
import { ReadingNote } from '@mozhan/user/client'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  const id = await readId(params)
  return withSharePicture(await articleMetadata(id), 'article', id)
}

export default async function Page({ params }: ParamsProps) {
  const id = await readId(params)
  const subject = { kind: 'article', id } as const
  const commentsOn = (ownerId: string) => <CommentSection subject={subject} ownerId={ownerId} />
  const author = (authorId: string) => <AuthorPanel id={authorId} />
  const note = <ReadingNote {...subject} />
  const ask = <AskArticleLink articleId={id} />
  return <ArticlePage id={id} author={author} comments={commentsOn} ask={ask} note={note} />
}
