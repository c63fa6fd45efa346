interface Rewrite {
  source: string
  has: { type: 'query'; key: string }[]
  destination: string
}

/**
 * `/resource/list` names what it shows in the query. A page that reads its query is made for every reader anew; so the list
 * that everybody opens is kept, and those that somebody narrowed are a page beside it.
 */
export function resourceRewrites(): Rewrite[] {
  return ['type', 'title', 'order', 'page'].map((key) => ({
    source: '/resource/list',
    has: [{ type: 'query', key }],
    destination: '/resource/list/narrowed',
  }))
}
