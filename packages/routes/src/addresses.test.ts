import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { QueryOf, RawQuery } from './index.ts'
import * as routes from './index.ts'
import {
  findCachePolicy,
  listGuarded,
  listPatterns,
  listRewrites,
  parseVariant,
  pathOf,
} from './site/index.ts'

type Section = 'hrefs' | 'addresses' | 'rewrites' | 'parse' | 'checks' | 'guarded'

/** Rows of several shapes: the parameters of each test declare their types. */
const table: Record<Section, never[][]> = JSON.parse(
  readFileSync(new URL('./addresses.table.json', import.meta.url), 'utf8'),
)

type Params = Record<string, string>
type QuestionTab = NonNullable<QueryOf<typeof routes.questionList>['tab']>
type ProfileTab = NonNullable<QueryOf<typeof routes.userPage>['tab']>
type AccountTab = NonNullable<QueryOf<typeof routes.accountPage>['tab']>
interface Search {
  key: string
  kind?: number
  labelId?: string
  days?: number
  isSolved?: boolean
  sort?: 'relevance' | 'time'
  page?: number
}
interface Place {
  page?: number
  key?: string
  kind?: string
}

/** How each kind of address is written. */
const WRITERS: Readonly<Record<string, (...values: never[]) => string>> = {
  articleHref: (id: string) => routes.articlePage.href({ id }),
  articleEditHref: (id?: string) => routes.articleEditor.href({ id }),
  draftHref: (draft: string) => routes.articleEditor.href({ draft }),
  columnHref: (id: string) => routes.columnPage.href({ id }),
  labelHref: (id: string) => routes.labelPage.href({ id }),
  ownArticleHref: (id: string) => routes.ownArticlePage.href({ id }),
  syndicationHref: routes.syndicationHref,
  channelHref: (id?: string) =>
    id === undefined ? routes.homePage.href() : routes.channelPage.href({ id }),
  articlesPageHref: (page: number) =>
    page <= 1 ? routes.articleList.href() : routes.articleListPage.href({ page }),
  conversationHref: (c: string) => routes.gptPage.href({ c }),
  askArticleHref: (article: string) => routes.gptPage.href({ article }),
  GPT_HREF: () => routes.gptPage.href(),
  messagesHref: (t: number) => routes.messagePage.href({ t }),
  SETTINGS_HREF: () => routes.messagePage.href({ panel: 'settings' }),
  questionsHref: (list?: QuestionTab | { labelId: string }, page?: number) =>
    routes.questionList.href(
      typeof list === 'object' ? { label: list.labelId, page } : { tab: list, page },
    ),
  questionHref: (id: string) => routes.questionPage.href({ id }),
  questionEditHref: (id?: string) => routes.questionEditor.href({ id }),
  questionDraftHref: (draft: string) => routes.questionEditor.href({ draft }),
  resourcesHref: (query?: QueryOf<typeof routes.resourceList>, page?: number) =>
    routes.resourceList.href({ ...query, page }),
  resourceHref: (id: string) => routes.resourcePage.href({ id }),
  resourceEditHref: (id: string) => routes.resourceForm.href({ id }),
  RESOURCE_FORM_PATH: () => routes.resourceForm.href(),
  userHref: (id: string) => routes.userPage.href({ id }),
  profileHref: (id: string, tab?: ProfileTab, page?: number) =>
    routes.userPage.href({ id, tab: tab ?? undefined, page }),
  letterHref: routes.letterHref,
  accountHref: (tab?: AccountTab, place?: Place) => routes.accountPage.href({ tab, ...place }),
  searchHref: ({ key, kind = 4, labelId, days, isSolved, sort, page }: Search) =>
    routes.searchPage.href({
      ...{ key, t: kind, label: labelId, days, sort, page },
      solved: isSolved === undefined ? undefined : Number(isSolved),
    }),
  pathOf,
}

/** How each kind of address is read; null is a page that does not exist. */
const READERS: Readonly<Record<string, (given: never) => unknown>> = {
  readId: (given: Params) => routes.parseParams(routes.articlePage, given)?.id ?? null,
  readPage: (given: Params) => routes.parseParams(routes.articleListPage, given)?.page ?? null,
  readQuestions(given: Params) {
    const found = parseVariant(routes.questionList, given)
    if (!found) return null
    const { tab = 'hot', label, page = 1 } = found
    return { list: label === undefined ? tab : { labelId: label }, current: page }
  },
  readProfilePlace(given: Params) {
    const found = parseVariant(routes.userPage, given)
    return found ? { tab: 'articles', page: 1, ...found } : null
  },
  readResources(given: RawQuery) {
    const { page = 1, ...query } = routes.parseQuery(routes.resourceList, given)
    return { query, current: page }
  },
  readAccountPlace(given: RawQuery) {
    const { key, page = 1, ...place } = routes.parseQuery(routes.accountPage, given)
    return { ...place, page, ...(key === undefined ? {} : { search: key }) }
  },
  readEdit: (given: RawQuery) => routes.parseQuery(routes.questionEditor, given),
  readMessage: (given: RawQuery) => routes.parseQuery(routes.messagePage, given),
}

const known: Readonly<Record<string, (value: string) => boolean>> = {
  isPageId: routes.isPageId,
  isArticlePath: (path) => routes.toPathPattern(routes.articlePage).test(path),
}

describe('an address', () => {
  it.each(table.hrefs)(
    'is written by %s(%j) as %s',
    (name: string, values: never[], href: string) => {
      expect(WRITERS[name]?.(...values)).toBe(href)
    },
  )

  it.each(table.parse)(
    'is read by %s(%j) as %j',
    (name: string, given: never, found: { tab?: string } | null) => {
      // An unknown tab is omitted, like the default one.
      const tab = routes.accountPage.query.tab.slice(1).find((each) => each === found?.tab)
      const expected = name === 'readAccountPlace' ? { ...found, tab } : found
      expect(READERS[name]?.(given)).toEqual(expected)
    },
  )

  it.each(table.checks)('passes %s(%j): %s', (name: string, value: string, isKnown: boolean) => {
    expect(known[name]?.(value)).toBe(isKnown)
  })

  it.each(table.addresses)(
    '%s is cached as %s and counted as %s',
    (url: string, cached: string) => {
      const { pathname, searchParams } = new URL(url, 'http://site.test')
      const policy = findCachePolicy(pathname, searchParams)
      expect(policy.kind === 'cached' ? policy.name : policy.kind).toBe(cached)
    },
  )
})

describe('the site', () => {
  it('rewrites queries that select a page', () => {
    // Only the order of rewrites of the same path matters.
    const bySource = (a: { source: string }, b: { source: string }) =>
      a.source.localeCompare(b.source)
    const rewrites: { source: string }[] = table.rewrites.flat()
    expect(listRewrites().sort(bySource)).toEqual(rewrites.sort(bySource))
  })

  it('guards the screens of signed-in users', () => {
    expect(listGuarded().sort()).toEqual(table.guarded.toSorted())
  })

  it('counts requests by the patterns of its screens', () => {
    const counted: string[] = table.addresses.flatMap((row) => row.slice(2))
    expect(listPatterns().toSorted()).toEqual(
      [...new Set(counted)].filter((pattern) => pattern !== 'other').toSorted(),
    )
  })
})
