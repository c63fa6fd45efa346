import { articleCopy } from '@mozhan/article'
import { ColumnListPage } from '@mozhan/article/server'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(pathOf('column'), articleCopy.column.title)

export default function Page() {
  return <ColumnListPage />
}
