import { articleCopy, articlesPageHref } from '@mozhan/article'
import { ArticleListPage } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams, type ListPageProps, readPage } from '@/rendering.ts'
import { pageMetadata } from '@/site-metadata.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ListPageProps) {
  return pageMetadata(articlesPageHref(await readPage(params)), articleCopy.list.title)
}

export default async function Page({ params }: ListPageProps) {
  return <ArticleListPage current={await readPage(params)} />
}
