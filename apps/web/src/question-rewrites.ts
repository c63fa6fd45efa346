interface Rewrite {
  source: string
  has: { type: 'query'; key: string; value: string }[]
  destination: string
}

const PAGE = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,3})' } as const
const LABEL = { type: 'query', key: 'label', value: '(?<list>[1-9]\\d{0,18})' } as const
const TAB = { type: 'query', key: 'tab', value: '(?<list>hot|new|wait)' } as const

/**
 * `/question` names its list in the query. A page that reads its query is made for every reader anew; so each list has a
 * path of its own, which is kept, and the query leads there. What it doesn't know shows the first list.
 */
export function questionRewrites(): Rewrite[] {
  const source = '/question'
  return [
    { source, has: [LABEL, PAGE], destination: '/question/list/:list/:page' },
    { source, has: [LABEL], destination: '/question/list/:list/1' },
    { source, has: [TAB, PAGE], destination: '/question/list/:list/:page' },
    { source, has: [TAB], destination: '/question/list/:list/1' },
    { source, has: [PAGE], destination: '/question/list/hot/:page' },
  ]
}
