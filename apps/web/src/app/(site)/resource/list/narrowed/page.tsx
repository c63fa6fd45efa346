import { ResourceListPage, resourceListMetadata } from '@mozhan/resource/server'
import { parseQuery, resourceList } from '@mozhan/routes'
import type { QueryProps } from '@/rendering.ts'

export async function generateMetadata({ searchParams }: QueryProps) {
  const { page, ...query } = await parseQuery(resourceList, await searchParams)
  return resourceListMetadata(query, page)
}

export default async function Page({ searchParams }: QueryProps) {
  const { page, ...query } = await parseQuery(resourceList, await searchParams)
  return <ResourceListPage query={query} current={page} />
}
