import { answerSitemapIndex } from '@/sitemap.ts'

export { answerSitemapIndex as GET }
export const dynamic = 'force-static'
export const revalidate = 300
