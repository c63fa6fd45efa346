import { answerSitemapIndex } from '@mozhan/article/server'

export { answerSitemapIndex as GET }
export const dynamic = 'force-static'
export const revalidate = 300
