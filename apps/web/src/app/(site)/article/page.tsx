import { articleCopy } from '@mozhan/article'
import { ArticleListPage } from '@mozhan/article/server'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(pathOf('article'), articleCopy.list.title)

export default function Page() {
  return <ArticleListPage current={1} />
}
