import { OwnArticlePage, ownArticleMetadata } from '@mozhan/article/server'
import { type ParamsProps, readId } from '@/rendering.ts'

export async function generateMetadata({ params }: ParamsProps) {
  return ownArticleMetadata(await readId(params))
}

export default async function Page({ params }: ParamsProps) {
  return <OwnArticlePage id={await readId(params)} />
}
