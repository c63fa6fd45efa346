import { MessagePage, messageMetadata } from '@mozhan/message/server'
import { messagePage, parseQuery } from '@mozhan/routes'
import type { QueryProps } from '@/rendering.ts'

export const generateMetadata = messageMetadata

export default async function Page({ searchParams }: QueryProps) {
  const { t, panel, with: other } = await parseQuery(messagePage, await searchParams)
  return <MessagePage t={t} panel={panel} other={other} />
}
