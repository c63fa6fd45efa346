import { ColumnPage, columnMetadata } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

type Props = PageProps<'/column/[id]'>

export async function generateMetadata({ params }: Props) {
  return columnMetadata(await readId(params))
}

export default async function Page({ params }: Props) {
  return <ColumnPage id={await readId(params)} />
}
