import { OwnArticlePage, ownArticleMetadata } from '@mozhan/article/server'
import { type IdPageProps, readId } from '@/rendering.ts'

export async function generateMetadata({ params }: IdPageProps) {
  return ownArticleMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  return <OwnArticlePage id={await readId(params)} />
}
