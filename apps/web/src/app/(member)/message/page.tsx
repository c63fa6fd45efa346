import { MessagePage, messageMetadata } from '@mozhan/message/server'
import { type QueryPageProps, readQuery } from '@/rendering.ts'

export const generateMetadata = messageMetadata

export default async function Page({ searchParams }: QueryPageProps) {
  const { t, panel, with: other } = await readQuery(searchParams, ['t', 'panel', 'with'])
  return <MessagePage t={t} panel={panel} other={other} />
}
