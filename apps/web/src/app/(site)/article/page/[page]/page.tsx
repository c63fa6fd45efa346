import { ArticleListPage } from '@mozhan/article/server'
import { copy } from '@/copy.ts'
import { atFirstVisit as generateStaticParams, readPage } from '@/rendering.ts'
import { pageMetadata } from '@/site-metadata.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = PageProps<'/article/page/[page]'>

export async function generateMetadata({ params }: Props) {
  return pageMetadata(`/article/page/${await readPage(params)}`, copy.titles.articles)
}

export default async function Page({ params }: Props) {
  return <ArticleListPage current={await readPage(params)} />
}
