import { LabelPage, labelMetadata } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = PageProps<'/label/[id]'>

export async function generateMetadata({ params }: Props) {
  return labelMetadata(await readId(params))
}

export default async function Page({ params }: Props) {
  return <LabelPage id={await readId(params)} />
}
