import { LabelPage, labelMetadata } from '@mozhan/article/server'
import { LabelQuestions } from '@mozhan/question/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'
import { withSyndication } from '@/syndication.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  const id = await readId(params)
  return withSyndication(await labelMetadata(id), 'label', id)
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return <LabelPage id={id} questions={<LabelQuestions labelId={id} />} />
}
