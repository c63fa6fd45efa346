import { channelMetadata, HomePage } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = PageProps<'/[id]'>

export async function generateMetadata({ params }: Props) {
  return channelMetadata(await readId(params))
}

export default async function Page({ params }: Props) {
  return <HomePage channelId={await readId(params)} />
}
