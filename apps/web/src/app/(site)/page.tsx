import { HomePage } from '@mozhan/article/server'
import { pageMetadata } from '@/site-metadata.ts'

export const revalidate = 300

export const generateMetadata = () => pageMetadata('/')

export default function Page() {
  return <HomePage />
}
