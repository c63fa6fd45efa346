import { eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { answers, articles, questions, resources } from '../../platform/db/schema/index.ts'
import type { Target } from '../../platform/targets/targets.ts'

/** Page that a notice links to. */
export interface TargetPlace {
  readonly targetType: 'article' | 'question' | 'resource'
  readonly targetId: string
  readonly title: string
  /** The answer within the question. */
  readonly sourceId?: string
}

/** The page of a target and its title. The page of an answer is that of its question. */
export async function describeTarget(db: Database, { type, id }: Target): Promise<TargetPlace> {
  if (type === 'answer') {
    const [row] = await db
      .select({ targetId: questions.id, title: questions.title })
      .from(answers)
      .innerJoin(questions, eq(questions.id, answers.questionId))
      .where(eq(answers.id, id))
    return {
      targetType: 'question',
      targetId: row?.targetId ?? id,
      title: row?.title ?? '',
      sourceId: id,
    }
  }
  const table = { article: articles, question: questions, resource: resources }[type]
  const [row] = await db.select({ title: table.title }).from(table).where(eq(table.id, id))
  return { targetType: type, targetId: id, title: row?.title ?? '' }
}
