import { answerSyndication } from '@mozhan/article/server'
import { atFirstVisit as generateStaticParams } from '@/rendering.ts'

export { answerSyndication as GET, generateStaticParams }
// Kept like a page, and made anew when an article of it has changed.
export const dynamic = 'force-static'
export const revalidate = 300
