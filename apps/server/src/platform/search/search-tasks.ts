// Search computations on untrusted texts. Runs in worker threads.
import { defineTask } from '../workers/task.ts'
import type { LoadedText } from './candidates.ts'
import { containsPhrases } from './contains-phrases.ts'
import { type IndexedText, toIndexedText } from './indexed-text.ts'
import { parseQuery, type Query } from './parse-query.ts'
import { markPassage, markText, quotePassage } from './passage.ts'
import { type RankedText, rankTexts } from './rank-texts.ts'
import type { WrittenText } from './source.ts'

export const parse = defineTask((key: string): Query => parseQuery(key))

export const rank = defineTask(
  (input: {
    readonly texts: readonly LoadedText[]
    readonly query: Query
    /** Weight of each unit of the query; absent: by its length. */
    readonly weights?: readonly number[] | undefined
  }): RankedText[] => rankTexts(input.texts, input.query, input.weights),
)

/** Whether each text contains the phrases of a query. */
export const filterByPhrases = defineTask(
  (input: { readonly texts: readonly LoadedText[]; readonly query: Query }): boolean[] =>
    input.texts.map((text) => containsPhrases(text, input.query)),
)

/** Titles and passages as HTML with marked matches. */
export const mark = defineTask(
  (input: {
    readonly texts: readonly { readonly title: string; readonly bodies: readonly string[] }[]
    readonly query: Query
  }) =>
    input.texts.map(({ title, bodies }) => ({
      title: markText(title, input.query),
      summary: markPassage(bodies, input.query),
    })),
)

/** The passage of each text that matches a query; undefined if nothing matches. */
export const quote = defineTask(
  (input: { readonly texts: readonly (readonly string[])[]; readonly query: Query }) =>
    input.texts.map((bodies) => quotePassage(bodies, input.query)),
)

export const indexText = defineTask((text: WrittenText): IndexedText => toIndexedText(text))
