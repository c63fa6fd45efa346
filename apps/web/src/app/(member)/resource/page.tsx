import { ResourceFormPage, resourceFormMetadata } from '@mozhan/resource/server'
import { parseQuery, resourceForm } from '@mozhan/routes'
import type { QueryProps } from '@/rendering.ts'

export const generateMetadata = resourceFormMetadata

export default async function Page({ searchParams }: QueryProps) {
  const { id } = await parseQuery(resourceForm, await searchParams)
  return <ResourceFormPage key={id} id={id} />
}
