import { ColumnPage, columnMetadata } from '@mozhan/article/server'
import { withSharePicture } from '@mozhan/shell/server'
import { ReadingNote } from '@mozhan/user/client'
import { atFirstVisit as generateStaticParams, type ParamsProps, readId } from '@/rendering.ts'

export { generateStaticParams }
export const revalidate = 300

export async function generateMetadata({ params }: ParamsProps) {
  const id = await readId(params)
  return withSharePicture(await columnMetadata(id), 'column', id)
}

export default async function Page({ params }: ParamsProps) {
  const id = await readId(params)
  return <ColumnPage id={id} note={<ReadingNote kind="column" id={id} />} />
}
