import { ResourceListPage, resourceListMetadata } from '@mozhan/resource/server'
import { type QueryPageProps, readResources } from '@/rendering.ts'

export async function generateMetadata({ searchParams }: QueryPageProps) {
  const { wish, current } = await readResources(searchParams)
  return resourceListMetadata(wish, current)
}

export default async function Page({ searchParams }: QueryPageProps) {
  return <ResourceListPage {...(await readResources(searchParams))} />
}
