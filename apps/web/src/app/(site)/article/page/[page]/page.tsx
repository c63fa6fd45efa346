import { articleCopy } from '@mozhan/article'
import { ArticleListPage } from '@mozhan/article/server'
import { articleListPage, parseParams } from '@mozhan/routes'
import { pageMetadata } from '@mozhan/shell/server'
import { atFirstVisit as generateStaticParams, orNotFound, type ParamsProps } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps<'page'>) {
  const place = orNotFound(parseParams(articleListPage, await params))
  return pageMetadata(articleListPage.href(place), articleCopy.list.title)
}

export default async function Page({ params }: ParamsProps<'page'>) {
  const { page } = orNotFound(parseParams(articleListPage, await params))
  return <ArticleListPage current={page} />
}
