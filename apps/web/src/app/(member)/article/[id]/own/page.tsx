import { OwnArticlePage } from '@mozhan/article/server'
import type { IdPageProps } from '@/rendering.ts'

export default async function Page({ params }: IdPageProps) {
  return <OwnArticlePage id={(await params).id} />
}
