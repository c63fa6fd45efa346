import { date, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { id, moment } from '../columns.ts'

/** The search index, one row per text; written in the transaction that changes the text. */
export const searchDocuments = pgTable(
  'mxg_search_document',
  {
    /** A code of SEARCH_TYPE, other than `all`. */
    type: smallint().notNull(),
    id: id().notNull(),
    title: text().notNull(),
    /** One heading per line, then the labels. */
    headings: text().notNull(),
    body: text().notNull(),
    code: text().notNull(),
    /** Digests of all terms, of the terms in title and headings, of those in the title, and of the filters. */
    terms: integer().array().notNull(),
    titleLength: smallint().notNull(),
    /** Version of the term rules; rows with another version are indexed again in the background. */
    version: smallint().notNull(),
    createDate: moment().notNull(),
    updateDate: moment().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.type, t.id] }),
    // Without the pending list of GIN, because readers would pay for deferred writes.
    index('mxg_search_document_terms').using('gin', t.terms).with({ fastupdate: false }),
    index('mxg_search_document_version').on(t.version),
  ],
)

/** Latin words of all texts, for prefixes and typing errors. They remain when the text is deleted. */
export const searchWords = pgTable('mxg_search_word', { word: text().primaryKey() }, (t) => [
  index('mxg_search_word_prefix').on(t.word.op('text_pattern_ops')),
])

/** Search queries of the last days. Popular words are counted by visitors, not by searches. */
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
