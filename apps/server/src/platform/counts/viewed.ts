import { sql } from 'drizzle-orm'

/** Kinds of items with counted views. */
export type Viewed = 'article' | 'question' | 'resource'

export const VIEWED_TABLES = {
  article: sql`mxg_article`,
  question: sql`mxg_question`,
  resource: sql`mxg_resource`,
} as const
