import 'server-only'
import { loadSide } from '@mozhan/session/server'
import { articleIdOf, type LeadStory, toLeadStory } from '../model/lead-story.ts'
import { findArticle } from './load-article.ts'
import { loadAdverts } from './load-lists.ts'

/** More would be a list. */
const MAX = 5

/** The editors' lead stories: adverts of the home page, with the articles that they lead to. */
export async function loadLeadStories(): Promise<LeadStory[]> {
  const adverts = (await loadAdverts('carousel')).slice(0, MAX)
  return Promise.all(
    adverts.map(async (advert) => {
      const id = articleIdOf(advert)
      // Without the article, its title is still a link.
      const found = id && (await loadSide('lead story', () => findArticle(id), undefined))
      return toLeadStory(advert, found ? found.article : undefined)
    }),
  )
}
