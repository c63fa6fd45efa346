import { atFirstVisit as generateStaticParams } from '@/rendering.ts'
import { answerSyndication } from '@/syndication.ts'

export { answerSyndication as GET, generateStaticParams }
// Kept like a page, and made anew when an article of it has changed.
export const dynamic = 'force-static'
export const revalidate = 300
