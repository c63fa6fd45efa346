import { QuestionPage, questionMetadata } from '@mozhan/question/server'
import { withSharePicture } from '@mozhan/shell/server'
import { ReadingNote } from '@mozhan/user/client'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  const id = await readId(params)
  return withSharePicture(await questionMetadata(id), 'question', id)
}

export default async function Page({ params }: ParamsProps) {
  const id = await readId(params)
  const author = (authorId: string) => <AuthorPanel id={authorId} />
  return <QuestionPage id={id} author={author} note={<ReadingNote kind="question" id={id} />} />
}
