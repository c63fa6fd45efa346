import { LabelListPage } from '@mozhan/article/server'
import { copy } from '@/copy.ts'
import { pathOf } from '@/routes.ts'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata(pathOf('label'), copy.titles.labels)

export default function Page() {
  return <LabelListPage />
}
