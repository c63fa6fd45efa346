import { QuestionEditPage, questionEditMetadata } from '@mozhan/question/server'
import { parseQuery, questionEditor } from '@mozhan/routes'
import type { QueryProps } from '@/rendering.ts'

export const generateMetadata = questionEditMetadata

export default async function Page({ searchParams }: QueryProps) {
  const { id, draft } = await parseQuery(questionEditor, await searchParams)
  return <QuestionEditPage key={id ?? draft} id={id} draft={draft} />
}
