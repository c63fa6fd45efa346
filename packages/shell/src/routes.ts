/**
 * Addresses that the chrome leads to; each belongs to the feature behind it. Every page loads them: their definitions would
 * weigh more, so a test compares the two.
 */
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
  likes: '/message?t=1',
  letters: '/message?t=4',
  notices: '/message?t=5',
  messageSettings: '/message?panel=settings',
} as const

/** Route handlers of the app, for what a page that is the same for everybody cannot know or do. */
export const internalRoutes = {
  login: '/internal/login',
  register: '/internal/login?dest=register',
  failure: '/internal/failure',
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
