import { articleCopy } from '@mozhan/article'
import { ArticleListPage } from '@mozhan/article/server'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'
import { withSyndication } from '@/syndication.ts'

export const revalidate = 300

export const generateMetadata = () =>
  withSyndication(pageMetadata(pathOf('article'), articleCopy.list.title), 'site')

export default function Page() {
  return <ArticleListPage current={1} />
}
