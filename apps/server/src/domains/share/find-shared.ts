import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { articles, columns, questions, resources, users } from '../../platform/db/schema/index.ts'
import { articlePublished } from '../article/index.ts'
import { columnPublished } from '../column/index.ts'
import { questionShown } from '../question/index.ts'
import { resourcePublished } from '../resource/index.ts'

export const SHARED_KINDS = ['article', 'question', 'column', 'user', 'resource'] as const
export type SharedKind = (typeof SHARED_KINDS)[number]

export interface SharedPage {
  readonly title: string
  readonly author: string | null
}

/** Title and author for the picture of a page; undefined when it is not public. */
export async function findSharedPage(
  db: Database,
  kind: SharedKind,
  id: string,
): Promise<SharedPage | undefined> {
  const [row] = await queryOf(db, kind, id)
  return row
}

function queryOf(db: Database, kind: SharedKind, id: string) {
  const author = users.nickName
  switch (kind) {
    case 'article':
      return db
        .select({ title: articles.title, author })
        .from(articles)
        .leftJoin(users, eq(users.id, articles.userId))
        .where(and(eq(articles.id, id), articlePublished()))
    case 'question':
      return db
        .select({ title: questions.title, author })
        .from(questions)
        .leftJoin(users, eq(users.id, questions.userId))
        .where(and(eq(questions.id, id), questionShown()))
    case 'column':
      return db
        .select({ title: columns.name, author })
        .from(columns)
        .leftJoin(users, eq(users.id, columns.userId))
        .where(and(eq(columns.id, id), columnPublished()))
    case 'resource':
      return db
        .select({ title: resources.title, author })
        .from(resources)
        .leftJoin(users, eq(users.id, resources.userId))
        .where(and(eq(resources.id, id), resourcePublished()))
    case 'user':
      return db
        .select({ title: users.nickName, author: users.signature })
        .from(users)
        .where(and(eq(users.id, id), eq(users.isEnabled, 1)))
  }
}
