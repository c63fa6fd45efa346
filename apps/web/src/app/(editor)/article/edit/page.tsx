import { ArticleEditPage, articleEditMetadata } from '@mozhan/article/server'
import { articleEditor, parseQuery } from '@mozhan/routes'
import type { QueryProps } from '@/rendering.ts'

export const generateMetadata = articleEditMetadata

export default async function Page({ searchParams }: QueryProps) {
  const { id, draft } = await parseQuery(articleEditor, await searchParams)
  return <ArticleEditPage key={id ?? draft} id={id} draft={draft} />
}
