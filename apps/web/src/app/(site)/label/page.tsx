import { articleCopy } from '@mozhan/article'
import { LabelListPage } from '@mozhan/article/server'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(pathOf('label'), articleCopy.label.title)

export default function Page() {
  return <LabelListPage />
}
