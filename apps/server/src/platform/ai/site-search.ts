import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown/text'
import type { LoadedText } from '../search/candidates.ts'
import { searchTexts } from '../search/search-texts.ts'
import type { Search, Searches } from '../search/searches.ts'
import type { Assistant, Subject } from './assistant.ts'
import { copy } from './copy.ts'

/** Maximum number of quoted articles. */
const MAX_ARTICLES = 5
/** Only the beginning of a longer question is searched. */
const MAX_QUERY_LENGTH = 500
/** Graphemes that are quoted from the beginning of a text. */
const BEGINNING = 150
/** Owner of the searches in the queue. Questions are already queued per user before. */
const OWNER = 'assistant'

/** Quotes the public articles of the site when no language model is configured, and states that. */
export function createSiteSearch(searches: Searches): Assistant {
  const text = copy.siteSearch
  return {
    model: text.model,
    isLanguageModel: false,
    async *answer({ turns, article }, signal) {
      yield `${text.notice}\n\n`
      const key = cutText(turns.at(-1)?.content ?? '', MAX_QUERY_LENGTH)
      const { own, texts, passages, isNear } = await searches.run(OWNER, async (search) => ({
        own: article && (await quoteArticle(search, article, key)),
        ...(await findArticles(search, key, article?.id)),
      }))
      signal.throwIfAborted()
      if (own !== undefined) yield own
      if (texts.length > 0) {
        const heading = isNear ? text.near : text.found
        yield `${article === undefined ? heading : text.alsoFound}\n\n`
      } else if (article === undefined) {
        yield `${text.nothing}\n`
      }
      for (const [at, found] of texts.entries()) yield quoteFound(found, passages[at])
    },
  }
}

async function findArticles(search: Search, key: string, exceptId: string | undefined) {
  const { texts, query, isNear } = await searchTexts(search, {
    key,
    filters: { type: SEARCH_TYPE.article, exceptId },
    order: 'relevance',
    current: 1,
    size: MAX_ARTICLES,
  })
  const bodies = texts.map(({ body, code }) => [body, code])
  const passages = await search.run('quote', { texts: bodies, query })
  return { texts, passages, isNear }
}

async function quoteArticle(
  search: Search,
  { title, text }: Subject,
  key: string,
): Promise<string> {
  const query = await search.run('parse', key)
  const [passage] = await search.run('quote', { texts: [[text]], query })
  return passage === undefined
    ? `${copy.siteSearch.nothingInArticle(escapeMarkdown(title))}\n\n${quote(toBeginning(text))}`
    : `${copy.siteSearch.fromThisArticle(escapeMarkdown(title))}\n\n${quote(passage)}`
}

function quoteFound({ id, title, body }: LoadedText, passage: string | undefined): string {
  return `[${escapeMarkdown(title)}](/article/${id})\n\n${quote(passage ?? toBeginning(body))}`
}

function toBeginning(text: string): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), BEGINNING)
}

function quote(passage: string): string {
  return passage === '' ? '' : `> ${escapeMarkdown(passage)}\n\n`
}

/** Escapes text for Markdown, on one line. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
