import { ArticlePage, articleMetadata } from '@mozhan/article/server'
import { AuthorPanel } from '@mozhan/user/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  return articleMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  return <ArticlePage id={await readId(params)} author={(id) => <AuthorPanel id={id} />} />
}
