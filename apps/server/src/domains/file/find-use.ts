import { and, eq, isNull, like, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/db/client.ts'
import {
  answers,
  articles,
  columns,
  comments,
  questions,
  resources,
} from '../../platform/db/schema/index.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { articleNotDeleted } from '../article/index.ts'
import { columnNotDeleted } from '../column/index.ts'
import { questionShown } from '../question/index.ts'
import { copy } from './copy.ts'
import { resourceNotDeleted } from './visibility.ts'

/**
 * Describes where the viewer's content uses a picture; undefined where it does not. Drafts and the avatar are not checked:
 * a picture is removed while the draft without it is still being saved, and an old avatar before the new one is set.
 */
export async function findUse(
  db: Database,
  viewer: Viewer,
  url: string,
): Promise<string | undefined> {
  const names = (column: PgColumn) => like(column, likePattern(url))
  const mine = (owner: PgColumn, ...conditions: (SQL | undefined)[]) =>
    and(eq(owner, viewer.id), ...conditions)

  const [article] = await db
    .select({ title: articles.title })
    .from(articles)
    .where(
      mine(
        articles.userId,
        articleNotDeleted(),
        or(names(articles.mdContent), eq(articles.imageUrl, url)),
      ),
    )
    .limit(1)
  if (article) return copy.places.article(article.title)
  const [question] = await db
    .select({ title: questions.title })
    .from(questions)
    .where(mine(questions.userId, questionShown(), names(questions.mdContent)))
    .limit(1)
  if (question) return copy.places.question(question.title)
  const [column] = await db
    .select({ name: columns.name })
    .from(columns)
    .where(mine(columns.userId, columnNotDeleted(), eq(columns.imageUrl, url)))
    .limit(1)
  if (column) return copy.places.column(column.name)
  const [answer] = await db
    .select({ id: answers.id })
    .from(answers)
    .innerJoin(questions, and(eq(questions.id, answers.questionId), questionShown()))
    .where(mine(answers.userId, isNull(answers.deleteDate), names(answers.mdContent)))
    .limit(1)
  if (answer) return copy.places.answer()
  const [comment] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(
      mine(comments.userId, isNull(comments.deleteDate), names(comments.content), isTargetShown),
    )
    .limit(1)
  return comment && copy.places.comment()
}

/** Comments of deleted targets are not shown. */
const isTargetShown = sql`case ${comments.targetType}
  when 'article' then exists (select 1 from ${articles} where ${articles.id} = ${comments.targetId} and ${articleNotDeleted()})
  else exists (select 1 from ${resources} where ${resources.id} = ${comments.targetId} and ${resourceNotDeleted()}) end`

/** The title of the resource that shares a file; undefined where none does. */
export async function findSharedTitle(db: Database, url: string): Promise<string | undefined> {
  const [resource] = await db
    .select({ title: resources.title })
    .from(resources)
    .where(and(eq(resources.fileUrl, url), resourceNotDeleted()))
    .limit(1)
  return resource?.title
}
