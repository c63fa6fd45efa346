import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** What can be found, one row a text; written in the transaction that changes the text. */
export const searchDocuments = pgTable(
  'mxg_search_document',
  {
    /** A code of SEARCH_TYPE, other than `all`. */
    type: smallint().notNull(),
    id: id().notNull(),
    title: text().notNull(),
    /** One heading a line, then the labels. */
    headings: text().notNull(),
    body: text().notNull(),
    code: text().notNull(),
    /** Digests of every term, of those in headings and title, of the title's, and of what one can filter by. */
    terms: integer().array().notNull(),
    titleLength: smallint().notNull(),
    /** How the terms were made; others are made again in the background. */
    version: smallint().notNull(),
    createDate: moment().notNull(),
    updateDate: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.id] }),
    // Without the list of pending entries: a reader would pay for what writers put off.
    index('mxg_search_document_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('mxg_search_document_version').on(t.version),
  ],
)

/** Latin words that stand in some text, for beginnings of words and for typing errors. They stay when the text goes. */
export const searchWords = pgTable('mxg_search_word', { word: text().primaryKey() }, (t) => [
  index('mxg_search_word_prefix').on(t.word.op('text_pattern_ops')),
])

/** Who looked for what on which day, a few days long; hot words are counted by people, not by clicks. */
export const searchQueries = pgTable(
  'mxg_search_query',
  {
    day: date({ mode: 'string' }).notNull(),
    words: text().notNull(),
    /** A digest of the address that changes every day. */
    visitor: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.day, t.words, t.visitor] })],
)
