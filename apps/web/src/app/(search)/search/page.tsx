import { parseQuery, searchPage } from '@mozhan/routes'
import { SearchPage, searchMetadata } from '@mozhan/search/server'
import { Logo } from '@mozhan/shell/client'
import type { QueryProps } from '@/rendering.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: QueryProps) {
  return searchMetadata(await parseQuery(searchPage, await searchParams))
}

export default async function Page({ searchParams }: QueryProps) {
  return <SearchPage query={await parseQuery(searchPage, await searchParams)} logo={<Logo />} />
}
