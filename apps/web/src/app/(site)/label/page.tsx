import { articleCopy } from '@mozhan/article'
import { LabelListPage } from '@mozhan/article/server'
import { labelList } from '@mozhan/routes'
import { pageMetadata } from '@mozhan/shell/server'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(labelList.path, articleCopy.label.title)

export default function Page() {
  return <LabelListPage />
}
