import { SEARCH_PARAMS } from '@mozhan/search'
import { SearchPage, searchMetadata } from '@mozhan/search/server'
import { Logo } from '@mozhan/shell/client'
import { type QueryPageProps, readQuery } from '@/rendering.ts'

export const dynamic = 'force-dynamic'

export async function generateMetadata({ searchParams }: QueryPageProps) {
  return searchMetadata(await readQuery(searchParams, SEARCH_PARAMS))
}

export default async function Page({ searchParams }: QueryPageProps) {
  return <SearchPage query={await readQuery(searchParams, SEARCH_PARAMS)} logo={<Logo />} />
}
