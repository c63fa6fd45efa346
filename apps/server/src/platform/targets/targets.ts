import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/client.ts'

/** Kinds that can be liked. */
export type LikeType = 'article' | 'question' | 'answer' | 'resource'
/** Kinds that can be collected. */
export type CollectType = 'article' | 'question' | 'resource'

export interface Target<Type extends LikeType = LikeType> {
  readonly type: Type
  readonly id: string
}

const TABLES = {
  article: sql`mxg_article`,
  question: sql`mxg_question`,
  answer: sql`mxg_replay`,
  resource: sql`mxg_resource`,
} as const

/** The table with the counts of a kind. */
export function tableOf(type: LikeType): SQL {
  return TABLES[type]
}

/**
 * Locks the target until the transaction ends: no other transaction deletes it, counts it or adds text to it. Read its state
 * after this call. An answer is locked by its question, as in all changes of answers.
 */
export async function lockTarget(tx: Database, { type, id }: Target): Promise<void> {
  await tx.execute(
    type === 'answer'
      ? sql`select q.id from mxg_question q join mxg_replay r on r.question_id = q.id
          where r.id = ${id} for update of q`
      : sql`select id from ${tableOf(type)} where id = ${id} for update`,
  )
}
