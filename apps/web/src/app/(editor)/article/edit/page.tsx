import { ArticleEditPage, articleEditMetadata } from '@mozhan/article/server'
import { type QueryPageProps, readQuery } from '@/rendering.ts'

export const generateMetadata = articleEditMetadata

export default async function Page({ searchParams }: QueryPageProps) {
  const { id, draft } = await readQuery(searchParams, ['id', 'draft'])
  return <ArticleEditPage key={id ?? draft} id={id} draft={draft} />
}
