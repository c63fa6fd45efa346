import { QuestionListPage, questionListMetadata } from '@mozhan/question/server'
import {
  atFirstVisit as generateStaticParams,
  type QuestionsPageProps,
  readQuestions,
} from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: QuestionsPageProps) {
  const { list, current } = await readQuestions(params)
  return questionListMetadata(list, current)
}

export default async function Page({ params }: QuestionsPageProps) {
  return <QuestionListPage {...(await readQuestions(params))} />
}
