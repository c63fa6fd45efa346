import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { cutText } from '@mozhan/markdown'
import type { Database } from '../db/client.ts'
import type { LoadedText } from '../domains/search/candidates.ts'
import { parseQuery, type Query } from '../domains/search/parse-query.ts'
import { quotePassage } from '../domains/search/passage.ts'
import { createRarities } from '../domains/search/rarity.ts'
import { searchTexts } from '../domains/search/search-texts.ts'
import type { Assistant, Subject } from './assistant.ts'
import { copy } from './copy.ts'

/** Articles that are quoted. */
const MOST_ARTICLES = 5
/** A longer question is known by its beginning. */
const MOST_OF_QUESTION = 500
/** Graphemes of a beginning that is quoted. */
const BEGINNING = 150

/** Answers out of the site's own public articles, where no language model is set up, and says so. */
export function createSiteSearch(db: Database, clock: () => Date): Assistant {
  const getRarities = createRarities(clock)
  const text = copy.siteSearch
  return {
    model: text.model,
    async *answer({ turns, article }, signal) {
      yield `${text.notice}\n\n`
      const key = cutText(turns.at(-1)?.content ?? '', MOST_OF_QUESTION)
      if (article !== undefined) yield quoteArticle(article, parseQuery(key))
      const { texts, query, isNear } = await searchTexts(db, getRarities, {
        key,
        filters: { type: SEARCH_TYPE.article, exceptId: article?.id },
        order: 'relevance',
        current: 1,
        size: MOST_ARTICLES,
      })
      signal.throwIfAborted()
      if (texts.length > 0) {
        const heading = isNear ? text.near : text.found
        yield `${article === undefined ? heading : text.alsoFound}\n\n`
      } else if (article === undefined) {
        yield `${text.nothing}\n`
      }
      for (const found of texts) yield quoteFound(found, query)
    },
  }
}

function quoteArticle({ title, text }: Subject, query: Query): string {
  const passage = quotePassage([text], query)
  return passage === undefined
    ? `${copy.siteSearch.nothingInArticle(escapeMarkdown(title))}\n\n${quote(toBeginning(text))}`
    : `${copy.siteSearch.fromThisArticle(escapeMarkdown(title))}\n\n${quote(passage)}`
}

function quoteFound({ id, title, body, code }: LoadedText, query: Query): string {
  const passage = quotePassage([body, code], query) ?? toBeginning(body)
  return `[${escapeMarkdown(title)}](/article/${id})\n\n${quote(passage)}`
}

function toBeginning(text: string): string {
  return cutText(text.replace(/\s+/g, ' ').trim(), BEGINNING)
}

function quote(passage: string): string {
  return passage === '' ? '' : `> ${escapeMarkdown(passage)}\n\n`
}

/** Text that Markdown shows as it is, on one line. */
function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
