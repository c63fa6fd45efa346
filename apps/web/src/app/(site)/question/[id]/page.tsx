import { QuestionPage, questionMetadata } from '@mozhan/question/server'
import { ReadingNote } from '@mozhan/user/client'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'
import { withSharing } from '@/sharing.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  const id = await readId(params)
  return withSharing(await questionMetadata(id), 'question', id)
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  const author = (authorId: string) => <AuthorPanel id={authorId} />
  return <QuestionPage id={id} author={author} note={<ReadingNote kind="question" id={id} />} />
}
