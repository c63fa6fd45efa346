import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { canReadArticle } from '../../domains/article/policy.ts'
import type { Database } from '../db/client.ts'
import { answers, articles, questions, resources } from '../db/schema/index.ts'
import type { Viewer } from '../http/tokens.ts'

/** What can be liked. */
export type LikeType = 'article' | 'question' | 'answer' | 'resource'
/** What can be collected. */
export type CollectType = 'article' | 'question' | 'resource'

export interface Target<Type extends LikeType = LikeType> {
  readonly type: Type
  readonly id: string
}

/** What is known of a target that the viewer may see. */
export interface SeenTarget {
  readonly ownerId: string
  /** Tag of the page that shows its counts. */
  readonly tag: string
}

const TABLES = {
  article: sql`mxg_article`,
  question: sql`mxg_question`,
  answer: sql`mxg_replay`,
  resource: sql`mxg_resource`,
} as const

/** The table that holds the counts of a kind. */
export function tableOf(type: LikeType): SQL {
  return TABLES[type]
}

/**
 * Until the transaction ends nobody else deletes the target, counts it or talks under it. What is known of it is read
 * after this. An answer is held by its question, as all changes of answers are.
 */
export async function lockTarget(tx: Database, { type, id }: Target): Promise<void> {
  await tx.execute(
    type === 'answer'
      ? sql`select q.id from mxg_question q join mxg_replay r on r.question_id = q.id
          where r.id = ${id} for update of q`
      : sql`select id from ${tableOf(type)} where id = ${id} for update`,
  )
}

/** The target, where it exists and the viewer may see it. */
export async function getSeenTarget(
  db: Database,
  viewer: Viewer | null,
  { type, id }: Target,
): Promise<SeenTarget | undefined> {
  switch (type) {
    case 'article': {
      const [row] = await db
        .select({ userId: articles.userId, status: articles.status, isPublic: articles.isPublic })
        .from(articles)
        .where(eq(articles.id, id))
      return row && canReadArticle(viewer, row)
        ? { ownerId: row.userId, tag: `article:${id}` }
        : undefined
    }
    case 'question': {
      const [row] = await db
        .select({ userId: questions.userId })
        .from(questions)
        .where(and(eq(questions.id, id), ne(questions.status, 0)))
      return row && { ownerId: row.userId, tag: `question:${id}` }
    }
    case 'answer': {
      const [row] = await db
        .select({ userId: answers.userId, questionId: answers.questionId })
        .from(answers)
        .innerJoin(questions, and(eq(questions.id, answers.questionId), ne(questions.status, 0)))
        .where(and(eq(answers.id, id), sql`${answers.deleteDate} is null`))
      return row && { ownerId: row.userId, tag: `question:${row.questionId}` }
    }
    case 'resource': {
      const [row] = await db
        .select({ userId: resources.userId, status: resources.status })
        .from(resources)
        .where(and(eq(resources.id, id), ne(resources.status, 0)))
      const isShown = row?.status === 2 || (row !== undefined && row.userId === viewer?.id)
      return row && isShown ? { ownerId: row.userId, tag: `resource:${id}` } : undefined
    }
  }
}
