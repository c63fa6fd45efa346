import { ResourceFormPage, resourceFormMetadata } from '@mozhan/resource/server'
import { type QueryPageProps, readQuery } from '@/rendering.ts'

export const generateMetadata = resourceFormMetadata

export default async function Page({ searchParams }: QueryPageProps) {
  const { id } = await readQuery(searchParams, ['id'])
  return <ResourceFormPage key={id} id={id} />
}
