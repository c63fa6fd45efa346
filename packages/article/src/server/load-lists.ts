import 'server-only'
import { ADVERT_POSITION } from '@mozhan/api-client/contract'
import { createServerApi, isBuilding } from '@mozhan/session/server'
import { type Label, type LabelGroup, toLabelGroups } from '@mozhan/ui'
import { cache } from 'react'
import { type AdvertBox, toAdvertBox } from '../model/advert-box.ts'
import { type ArticleRow, type Tag, toArticleRow } from '../model/article-row.ts'
import type { FeedPage, FeedQuery } from '../model/feed.ts'
import { fetchFeedPage } from '../model/fetch-feed-page.ts'

/** Channels in the editors' order; undefined during the build. */
export const findChannels = cache(async (): Promise<Tag[] | undefined> => {
  if (isBuilding()) return undefined
  const channels = await createServerApi({ tags: ['labels'] }).channel.listChannels()
  return channels.map(({ id, name }) => ({ id, name }))
})

/** Channels with their labels. */
export const loadLabelGroups = cache(async (): Promise<LabelGroup[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: ['labels'] })
  return toLabelGroups(await api.channel.listChannelLabels())
})

/** The labels with the most articles. */
export const loadHotLabels = cache(async (): Promise<Label[]> => {
  if (isBuilding()) return []
  return createServerApi({ tags: ['labels', 'articles'] }).channel.listHotLabels()
})

/** Adverts of a position, in the editors' order. */
export const loadAdverts = cache(
  async (position: keyof typeof ADVERT_POSITION): Promise<AdvertBox[]> => {
    if (isBuilding()) return []
    const api = createServerApi({ tags: ['adverts'] })
    const id = String(ADVERT_POSITION[position])
    return (await api.advert.listAdverts({ params: { id } })).map(toAdvertBox)
  },
)

/** The most read articles of the site. */
export const loadPopularArticles = cache(async (count: number): Promise<ArticleRow[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: ['articles'] })
  const articles = await api.article.listPopularArticles({ params: { n: String(count) } })
  return articles.map(toArticleRow)
})

/** The newest articles of the site. */
export const loadLatestArticles = cache(async (count: number): Promise<ArticleRow[]> => {
  if (isBuilding()) return []
  const api = createServerApi({ tags: ['articles'] })
  const articles = await api.article.listLatestArticles({ params: { n: String(count) } })
  return articles.map(toArticleRow)
})

const EMPTY: FeedPage = { rows: [], total: 0 }

/** A page of a list, newest first. */
export async function loadFeedPage(query: FeedQuery, page = 1): Promise<FeedPage> {
  if (isBuilding()) return EMPTY
  const tags = ['articles', ...(query.userId === undefined ? [] : [`user:${query.userId}`])]
  return fetchFeedPage(createServerApi({ tags }), { query, sort: 'new', place: { page } })
}
