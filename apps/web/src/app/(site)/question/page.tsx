import { QuestionListPage, questionListMetadata } from '@mozhan/question/server'

export const revalidate = 300

export const generateMetadata = () => questionListMetadata()

export default function Page() {
  return <QuestionListPage />
}
