import 'server-only'
import {
  articlePage,
  columnPage,
  homePage,
  isPageId,
  labelPage,
  type SyndicationFormat,
  type SyndicationKind,
  syndicationHref,
  userPage,
} from '@mozhan/routes'
import {
  createServerApi,
  isBuilding,
  isMissing,
  loadSide,
  siteConfig,
} from '@mozhan/session/server'
import { findLabel } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { toAbsoluteHtml } from '../model/absolute-html.ts'
import { PAGE_SIZE } from '../model/feed.ts'
import {
  SYNDICATION_TYPES,
  type SyndicationEntry,
  toAtom,
  toRss,
  withinBytes,
} from '../model/syndication.ts'
import { findArticle } from './load-article.ts'
import { findColumn, loadColumnArticles } from './load-columns.ts'
import { loadFeedPage, loadLabelGroups } from './load-lists.ts'

interface Subject {
  readonly title: string
  readonly description: string
  readonly path: string
  /** Ids of the articles, newest first. */
  readonly findIds: () => Promise<readonly string[]>
}

/** A serialised feed. */
export interface RenderedSyndication {
  readonly body: string
  readonly contentType: string
}

/** Maximum total size of full texts in one feed, in bytes. */
const MAX_TEXT_BYTES = 1024 * 1024

/** Update date of an empty feed. */
const NEVER = '2020-01-01T00:00:00.000Z'

/** Renders the feed of the site, an author, a column or a label; undefined if the subject is not public. */
export async function renderSyndication(
  kind: SyndicationKind,
  id: string,
  format: SyndicationFormat,
): Promise<RenderedSyndication | undefined> {
  const subject = await findSubject(kind, id)
  if (subject === undefined) return undefined
  const { siteName, siteUrl } = siteConfig()
  const found = await Promise.all((await subject.findIds()).map(findEntry))
  const known = found.filter((entry) => entry !== undefined)
  const entries = withinBytes(known, MAX_TEXT_BYTES)
  const updated = entries.map((entry) => entry.updated).reduce(later, NEVER)
  const feed = {
    title: kind === 'site' ? siteName : `${subject.title} - ${siteName}`,
    description: subject.description,
    url: siteUrl + subject.path,
    selfUrl: siteUrl + syndicationHref(kind, id, format),
    siteName,
    updated,
    entries,
  }
  return {
    body: format === 'rss' ? toRss(feed) : toAtom(feed),
    contentType: `${SYNDICATION_TYPES[format]}; charset=utf-8`,
  }
}

async function findSubject(kind: SyndicationKind, id: string): Promise<Subject | undefined> {
  if (kind === 'site') {
    const { list } = copy
    const findIds = () => findListIds({})
    return { title: '', description: list.description, path: homePage.path, findIds }
  }
  if (!isPageId(id) || isBuilding()) return undefined
  if (kind === 'label') {
    const found = findLabel(await loadLabelGroups(), id)
    if (!found) return undefined
    const { name } = found.label
    const findIds = () => findListIds({ labelId: id })
    return {
      title: name,
      description: copy.label.descriptionOf(name),
      path: labelPage.href({ id }),
      findIds,
    }
  }
  if (kind === 'column') {
    const column = await findColumn(id)
    if (!column) return undefined
    const description = column.summary || copy.column.description
    const findIds = async () => {
      const rows = await loadColumnArticles(id)
      const newest = rows.toSorted((a, b) => (a.date < b.date ? 1 : -1)).slice(0, PAGE_SIZE)
      return newest.map((row) => row.id)
    }
    return { title: column.name, description, path: columnPage.href({ id }), findIds }
  }
  const name = await findWriter(id)
  if (name === undefined) return undefined
  const findIds = () => findListIds({ userId: id })
  return {
    title: name,
    description: copy.feed.descriptionOf(name),
    path: userPage.href({ id }),
    findIds,
  }
}

async function findListIds(query: Parameters<typeof loadFeedPage>[0]): Promise<string[]> {
  return (await loadFeedPage(query)).rows.map((row) => row.id)
}

async function findWriter(id: string): Promise<string | undefined> {
  try {
    const api = createServerApi({ tags: [`user:${id}`] })
    const user = await api.user.getUser({ params: { id } })
    return user.nickName.trim() || copy.card.anonymous
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function findEntry(id: string): Promise<SyndicationEntry | undefined> {
  // Without this entry the feed is still useful, so the failure is ignored.
  const found = await loadSide('feed entry', () => findArticle(id), undefined)
  if (!found) return undefined
  const { siteUrl } = siteConfig()
  const { article, html } = found
  const url = siteUrl + articlePage.href({ id })
  const published = article.published ?? article.modified ?? NEVER
  return {
    title: article.title,
    url,
    author: {
      name: article.author.name || copy.card.anonymous,
      url: siteUrl + userPage.href({ id: article.author.id }),
    },
    published,
    updated: article.modified ?? published,
    labels: article.labels.map((label) => label.name),
    summary: article.summary,
    html: toAbsoluteHtml(html, url),
  }
}

function later(a: string, b: string): string {
  return Date.parse(a) < Date.parse(b) ? b : a
}
