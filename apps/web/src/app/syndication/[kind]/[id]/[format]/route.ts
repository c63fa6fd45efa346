import { answerSyndication } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams } from '@/rendering.ts'

export { answerSyndication as GET, generateStaticParams }
// Cached like a page, and invalidated when one of its articles changes.
export const dynamic = 'force-static'
export const revalidate = 300
