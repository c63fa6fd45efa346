import { ResourceListPage, resourceListMetadata } from '@mozhan/resource/server'

export const revalidate = 300

export const generateMetadata = () => resourceListMetadata()

export default function Page() {
  return <ResourceListPage />
}
