import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { answers, articles, questions, resources } from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Target } from '../../platform/targets/targets.ts'
import { articleReadableBy } from '../article/index.ts'
import { questionShown } from '../question/index.ts'
import { resourceReadableBy } from '../resource/index.ts'

/** A target that the viewer may see. */
export interface VisibleTarget {
  readonly ownerId: string
  /** Tag of the page that shows its counts. */
  readonly tag: string
}

/** The target; undefined when it does not exist or the viewer may not see it. */
export async function getVisibleTarget(
  db: Database,
  viewer: Viewer | null,
  { type, id }: Target,
): Promise<VisibleTarget | undefined> {
  switch (type) {
    case 'article': {
      const [row] = await db
        .select({ userId: articles.userId })
        .from(articles)
        .where(and(eq(articles.id, id), articleReadableBy(viewer)))
      return row && { ownerId: row.userId, tag: `article:${id}` }
    }
    case 'question': {
      const [row] = await db
        .select({ userId: questions.userId })
        .from(questions)
        .where(and(eq(questions.id, id), questionShown()))
      return row && { ownerId: row.userId, tag: `question:${id}` }
    }
    case 'answer': {
      const [row] = await db
        .select({ userId: answers.userId, questionId: answers.questionId })
        .from(answers)
        .innerJoin(questions, and(eq(questions.id, answers.questionId), questionShown()))
        .where(and(eq(answers.id, id), sql`${answers.deleteDate} is null`))
      return row && { ownerId: row.userId, tag: `question:${row.questionId}` }
    }
    case 'resource': {
      const [row] = await db
        .select({ userId: resources.userId })
        .from(resources)
        .where(and(eq(resources.id, id), resourceReadableBy(viewer)))
      return row && { ownerId: row.userId, tag: `resource:${id}` }
    }
  }
}
