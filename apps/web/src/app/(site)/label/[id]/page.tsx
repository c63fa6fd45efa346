import { LabelPage, labelMetadata } from '@mozhan/article/server'
import { LabelQuestions } from '@mozhan/question/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  return labelMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return <LabelPage id={id} questions={<LabelQuestions labelId={id} />} />
}
