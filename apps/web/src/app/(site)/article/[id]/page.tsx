import { ArticlePage, articleMetadata } from '@mozhan/article/server'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = PageProps<'/article/[id]'>

export async function generateMetadata({ params }: Props) {
  return articleMetadata(await readId(params))
}

export default async function Page({ params }: Props) {
  return <ArticlePage id={await readId(params)} author={(id) => <AuthorPanel id={id} />} />
}
