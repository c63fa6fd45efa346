import { articleCopy } from '@mozhan/article'
import { ArticleListPage, withSyndication } from '@mozhan/article/server'
import { articleList } from '@mozhan/routes'
import { pageMetadata } from '@mozhan/shell/server'

export const revalidate = 300

export const generateMetadata = () =>
  withSyndication(pageMetadata(articleList.path, articleCopy.list.title), 'site')

export default function Page() {
  return <ArticleListPage current={1} />
}
