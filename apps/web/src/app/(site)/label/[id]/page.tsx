import { LabelPage, labelMetadata } from '@mozhan/article/server'
import { countLabelQuestions, LabelQuestions } from '@mozhan/question/server'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  return labelMetadata(await readId(params))
}

export default async function Page({ params }: ParamsProps) {
  const id = await readId(params)
  return (
    <LabelPage
      id={id}
      questions={<LabelQuestions labelId={id} />}
      questionCount={await countLabelQuestions(id)}
    />
  )
}
