import { ArticleListPage } from '@mozhan/article/server'
import { copy } from '@/copy.ts'
import { atFirstVisit as generateStaticParams, type ListPageProps, readPage } from '@/rendering.ts'
import { pageMetadata } from '@/site-metadata.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ListPageProps) {
  return pageMetadata(`/article/page/${await readPage(params)}`, copy.titles.articles)
}

export default async function Page({ params }: ListPageProps) {
  return <ArticleListPage current={await readPage(params)} />
}
