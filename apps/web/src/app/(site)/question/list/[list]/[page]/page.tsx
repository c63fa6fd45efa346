import { toListKey } from '@mozhan/question'
import { QuestionListPage, questionListMetadata } from '@mozhan/question/server'
import { questionList } from '@mozhan/routes'
import { parseVariant } from '@mozhan/routes/site'
import { atFirstVisit as generateStaticParams, orNotFound, type ParamsProps } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps<'list' | 'page'>) {
  const place = orNotFound(parseVariant(questionList, await params))
  return questionListMetadata(toListKey(place), place.page)
}

export default async function Page({ params }: ParamsProps<'list' | 'page'>) {
  const place = orNotFound(parseVariant(questionList, await params))
  return <QuestionListPage list={toListKey(place)} current={place.page} />
}
