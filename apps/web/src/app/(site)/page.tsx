import { HomePage } from '@mozhan/article/server'
import { pageMetadata } from '@/site-metadata.ts'
import { withSyndication } from '@/syndication.ts'

export const revalidate = 300

export const generateMetadata = () => withSyndication(pageMetadata('/'), 'site')

export default function Page() {
  return <HomePage />
}
