import { atFirstVisit as generateStaticParams } from '@/rendering.ts'
import { answerSitemapPart } from '@/sitemap.ts'

export { answerSitemapPart as GET, generateStaticParams }
export const dynamic = 'force-static'
export const revalidate = 300
