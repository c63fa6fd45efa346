import { articleCopy } from '@mozhan/article'
import { ColumnListPage } from '@mozhan/article/server'
import { columnList } from '@mozhan/routes'
import { pageMetadata } from '@mozhan/shell/server'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(columnList.path, articleCopy.column.title)

export default function Page() {
  return <ColumnListPage />
}
