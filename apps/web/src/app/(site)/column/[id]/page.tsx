import { ColumnPage, columnMetadata } from '@mozhan/article/server'
import { ReadingNote } from '@mozhan/user/client'
import { atFirstVisit as generateStaticParams, type IdPageProps, readId } from '@/rendering.ts'
import { withSharing } from '@/sharing.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: IdPageProps) {
  const id = await readId(params)
  return withSharing(await columnMetadata(id), 'column', id)
}

export default async function Page({ params }: IdPageProps) {
  const id = await readId(params)
  return <ColumnPage id={id} note={<ReadingNote kind="column" id={id} />} />
}
