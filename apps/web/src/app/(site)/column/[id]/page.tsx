import { ColumnPage, columnMetadata } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  return columnMetadata(await readId(params))
}

export default async function Page({ params }: IdPageProps) {
  return <ColumnPage id={await readId(params)} />
}
