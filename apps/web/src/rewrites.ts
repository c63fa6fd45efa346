import type { Rewrite } from 'next/dist/lib/load-custom-routes'

const PAGE = { type: 'query', key: 'page', value: '(?<page>[1-9]\\d{0,3})' } as const
const QUESTION_LABEL = { type: 'query', key: 'label', value: '(?<list>[1-9]\\d{0,18})' } as const
const QUESTION_TAB = { type: 'query', key: 'tab', value: '(?<list>hot|new|wait)' } as const
const PROFILE_TAB = {
  type: 'query',
  key: 'tab',
  value: '(?<tab>articles|columns|resources|questions)',
} as const

/** Which page of ours answers an address that is not its path. */
export const rewrites = (): Rewrite[] => [
  ...profileRewrites(),
  ...questionRewrites(),
  ...resourceRewrites(),
  ...syndicationRewrites(),
]

/**
 * `/question` names its list in the query. A page that reads its query is made for every reader anew; so each list has a
 * path of its own, which is kept, and the query leads there. What it doesn't know shows the first list.
 */
function questionRewrites(): Rewrite[] {
  const source = '/question'
  return [
    { source, has: [QUESTION_LABEL, PAGE], destination: '/question/list/:list/:page' },
    { source, has: [QUESTION_LABEL], destination: '/question/list/:list/1' },
    { source, has: [QUESTION_TAB, PAGE], destination: '/question/list/:list/:page' },
    { source, has: [QUESTION_TAB], destination: '/question/list/:list/1' },
    { source, has: [PAGE], destination: '/question/list/hot/:page' },
  ]
}

/**
 * `/user/:id` names its tab and page in the query. As with the questions, each of them has a path of its own, which is
 * kept, and the query leads there.
 */
function profileRewrites(): Rewrite[] {
  const source = '/user/:id([1-9]\\d{0,18})'
  return [
    { source, has: [PROFILE_TAB, PAGE], destination: '/user/:id/:tab/:page' },
    { source, has: [PROFILE_TAB], destination: '/user/:id/:tab/1' },
    { source, has: [PAGE], destination: '/user/:id/articles/:page' },
  ]
}

/**
 * `/resource/list` names what it shows in the query. A page that reads its query is made for every reader anew; so the list
 * that everybody opens is kept, and those that somebody narrowed are a page beside it.
 */
function resourceRewrites(): Rewrite[] {
  return ['type', 'title', 'order', 'page'].map((key) => ({
    source: '/resource/list',
    has: [{ type: 'query', key }],
    destination: '/resource/list/narrowed',
  }))
}

/** Feeds stand beside the pages they belong to; one route makes them all. */
function syndicationRewrites(): Rewrite[] {
  const format = ':format(rss|atom).xml'
  return [
    { source: `/${format}`, destination: '/syndication/site/0/:format' },
    {
      source: `/:kind(user|column|label)/:id([1-9]\\d*)/${format}`,
      destination: '/syndication/:kind/:id/:format',
    },
  ]
}
