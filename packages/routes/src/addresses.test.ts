import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as routes from './index.ts'
import { findKeeping, listGuarded, listPatterns, listRewrites, pathOf } from './site/index.ts'

// biome-ignore lint/suspicious/noExplicitAny: the rows of the table hold what each function takes
type Row = any

const table: Record<'hrefs' | 'addresses' | 'rewrites' | 'parse' | 'checks' | 'guarded', Row[]> =
  JSON.parse(readFileSync(new URL('./addresses.table.json', import.meta.url), 'utf8'))

/** How each kind of address is written. */
const WRITERS: Readonly<Record<string, (...values: Row[]) => string>> = {
  articleHref: (id) => routes.articlePage.href({ id }),
  articleEditHref: (id) => routes.articleEditor.href({ id }),
  draftHref: (draft) => routes.articleEditor.href({ draft }),
  columnHref: (id) => routes.columnPage.href({ id }),
  labelHref: (id) => routes.labelPage.href({ id }),
  ownArticleHref: (id) => routes.ownArticlePage.href({ id }),
  syndicationHref: routes.syndicationHref,
  channelHref: (id) =>
    id === undefined ? routes.homePage.href() : routes.channelPage.href({ id }),
  articlesPageHref: (page) =>
    page <= 1 ? routes.articleList.href() : routes.articleListPage.href({ page }),
  talkHref: (c) => routes.gptPage.href({ c }),
  askArticleHref: (article) => routes.gptPage.href({ article }),
  GPT_HREF: () => routes.gptPage.href(),
  messagesHref: (t) => routes.messagePage.href({ t }),
  SETTINGS_HREF: () => routes.messagePage.href({ panel: 'settings' }),
  questionsHref: (list, page) =>
    routes.questionList.href(
      typeof list === 'object' ? { label: list.labelId, page } : { tab: list, page },
    ),
  questionHref: (id) => routes.questionPage.href({ id }),
  questionEditHref: (id) => routes.questionEditor.href({ id }),
  questionDraftHref: (draft) => routes.questionEditor.href({ draft }),
  resourcesHref: (wish, page) => routes.resourceList.href({ ...wish, page }),
  resourceHref: (id) => routes.resourcePage.href({ id }),
  resourceEditHref: (id) => routes.resourceForm.href({ id }),
  RESOURCE_FORM_PATH: () => routes.resourceForm.href(),
  userHref: (id) => routes.userPage.href({ id }),
  profileHref: (id, tab, page) => routes.userPage.href({ id, tab: tab ?? undefined, page }),
  letterHref: routes.letterHref,
  accountHref: (tab, place) => routes.accountPage.href({ tab, ...place }),
  searchHref: ({ key, kind = 4, labelId, days, isSolved, sort, page }) =>
    routes.searchPage.href({
      ...{ key, t: kind, label: labelId, days, sort, page },
      solved: isSolved === undefined ? undefined : Number(isSolved),
    }),
  pathOf,
}

/** How each kind of address is read; null is a page that does not exist. */
const READERS: Readonly<Record<string, (given: Row) => unknown>> = {
  readId: (given) => routes.parseParams(routes.articlePage, given)?.id ?? null,
  readPage: (given) => routes.parseParams(routes.articleListPage, given)?.page ?? null,
  readQuestions(given) {
    const found = routes.parseVariant(routes.questionList, given)
    if (!found) return null
    const { tab = 'hot', label, page = 1 } = found
    return { list: label === undefined ? tab : { labelId: label }, current: page }
  },
  readProfilePlace(given) {
    const found = routes.parseVariant(routes.userPage, given)
    return found ? { tab: 'articles', page: 1, ...found } : null
  },
  readResources(given) {
    const { page = 1, ...wish } = routes.parseQuery(routes.resourceList, given)
    return { wish, current: page }
  },
  readAccountPlace(given) {
    const { key, page = 1, ...place } = routes.parseQuery(routes.accountPage, given)
    return { ...place, page, ...(key === undefined ? {} : { search: key }) }
  },
  readEdit: (given) => routes.parseQuery(routes.questionEditor, given),
  readMessage: (given) => routes.parseQuery(routes.messagePage, given),
}

const known: Readonly<Record<string, (value: string) => boolean>> = {
  isPageId: routes.isPageId,
  isArticlePath: (path) => routes.toPathPattern(routes.articlePage).test(path),
}

describe('an address', () => {
  it.each(table.hrefs)('is written by %s(%j) as %s', (name, values, href) => {
    expect(WRITERS[name]?.(...values)).toBe(href)
  })

  it.each(table.parse)('is read by %s(%j) as %j', (name, given, found) => {
    // A tab that is not known, like the first one, says nothing.
    const tab = routes.accountPage.query.tab.names.slice(1).find((each) => each === found?.tab)
    const expected = name === 'readAccountPlace' ? { ...found, tab } : found
    expect(READERS[name]?.(given)).toEqual(expected)
  })

  it.each(table.checks)('passes %s(%j): %s', (name, value, isKnown) => {
    expect(known[name]?.(value)).toBe(isKnown)
  })

  it.each(table.addresses)('%s is kept as %s and counted as %s', (url, kept) => {
    const { pathname, searchParams } = new URL(url, 'http://site.test')
    const keeping = findKeeping(pathname, searchParams)
    expect(keeping.kind === 'kept' ? keeping.name : keeping.kind).toBe(kept)
  })
})

describe('the site', () => {
  it('rewrites what a query names', () => {
    expect(listRewrites()).toEqual(table.rewrites)
  })

  it('guards the screens of members', () => {
    expect(listGuarded().sort()).toEqual(table.guarded.toSorted())
  })

  it('counts requests by the patterns of its screens', () => {
    const counted = table.addresses.map(([, , pattern]) => pattern)
    expect(listPatterns().toSorted()).toEqual(
      [...new Set(counted)].filter((pattern) => pattern !== 'other').toSorted(),
    )
  })
})
