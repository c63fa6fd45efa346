import { QuestionEditPage, questionEditMetadata } from '@mozhan/question/server'
import { type QueryPageProps, readQuery } from '@/rendering.ts'

export const generateMetadata = questionEditMetadata

export default async function Page({ searchParams }: QueryPageProps) {
  const { id, draft } = await readQuery(searchParams, ['id', 'draft'])
  return <QuestionEditPage key={id ?? draft} id={id} draft={draft} />
}
