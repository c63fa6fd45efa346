import { answerSitemapPart } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams } from '@/rendering.ts'

export { answerSitemapPart as GET, generateStaticParams }
export const dynamic = 'force-static'
export const revalidate = 300
