/**
 * Addresses of other features that the chrome links to. They are repeated here because every page loads them and the full
 * definitions are larger; a test compares the two.
 */
export const routes = {
  home: '/',
  gpt: '/gpt',
  resources: '/resource/list',
  questions: '/question',
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

/** Route handlers of the app, for what a page that is shared by all readers cannot contain. */
export const internalRoutes = {
  login: '/internal/login',
  register: '/internal/login?dest=register',
  failure: '/internal/failure',
} as const

/** The ministry's registry of sites of mainland China. */
export const FILING_SITE = 'https://beian.miit.gov.cn'

/** The result type of the header's search. */
export const SEARCH_KIND = '4'

/** The result page for a text of any characters. */
export function searchHref(key: string): string {
  // A lone surrogate would make encodeURIComponent throw.
  return `${routes.search}?key=${encodeURIComponent(key.toWellFormed())}&t=${SEARCH_KIND}`
}
