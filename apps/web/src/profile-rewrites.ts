interface Rewrite {
  source: string
  has: { type: 'query'; key: string; value: string }[]
  destination: string
}

const PAGE = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,3})' } as const
const TAB = {
  type: 'query',
  key: 'tab',
  value: '(?<tab>articles|columns|resources|questions)',
} as const

/**
 * `/user/:id` names its tab and page in the query. As with the questions, each of them has a path of its own, which is
 * kept, and the query leads there.
 */
export function profileRewrites(): Rewrite[] {
  const source = '/user/:id([1-9]\\d{0,18})'
  return [
    { source, has: [TAB, PAGE], destination: '/user/:id/:tab/:page' },
    { source, has: [TAB], destination: '/user/:id/:tab/1' },
    { source, has: [PAGE], destination: '/user/:id/articles/:page' },
  ]
}
