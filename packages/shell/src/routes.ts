/** Addresses that the chrome leads to; each belongs to the feature behind it. */
export const routes = {
  home: '/',
  gpt: '/gpt',
  resources: '/resource/list',
  siteHistory: '/history',
  search: '/search/',
  writeArticle: '/article/edit',
  askQuestion: '/question/edit',
  uploadResource: '/resource',
  personalCentre: '/user',
  readingHistory: '/user?tab=h',
  messages: '/message?t=2',
} as const

/** The registry of the ministry, where every site of the mainland is filed. */
export const FILING_SITE = 'https://beian.miit.gov.cn'

/** The kind of hit that the header always asks for. */
export const SEARCH_KIND = '4'

/** The result page for a text, whatever characters it holds. */
export function searchHref(key: string): string {
  // A lone surrogate would make encodeURIComponent throw.
  return `${routes.search}?key=${encodeURIComponent(key.toWellFormed())}&t=${SEARCH_KIND}`
}
