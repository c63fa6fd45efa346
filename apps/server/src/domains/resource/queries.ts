import { and, asc, desc, eq, getTableColumns, ilike, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { inOrderOf } from '../../platform/db/in-order-of.ts'
import {
  dictionaryItems,
  files,
  resourceFiles,
  resources,
  users,
} from '../../platform/db/schema/index.ts'
import { likePattern } from '../../platform/text/like-pattern.ts'
import { findLabelsOf, type LabelRef, labelListOf } from '../channel/index.ts'
import { dictionaryItemShown } from '../dictionary/index.ts'
import { resourceNotDeleted } from './visibility.ts'

/** Dictionary code of the resource types. */
export const TYPE_CODE = 'resource_type'

export interface ResourceRow extends Readonly<typeof resources.$inferSelect> {
  readonly nickName: string | null
  readonly userImage: string | null
  readonly typeName: string | null
  readonly labelList: LabelRef[]
}

/** Resource types, in the order of the dictionary. */
export function findResourceTypes(db: Database) {
  return db
    .select({ id: dictionaryItems.value, name: dictionaryItems.label })
    .from(dictionaryItems)
    .where(and(eq(dictionaryItems.code, TYPE_CODE), dictionaryItemShown()))
    .orderBy(asc(dictionaryItems.sort), asc(dictionaryItems.id))
}

/** Resources in any state, in the order of the ids. */
export async function findResourcesByIds(
  db: Database,
  ids: readonly string[],
): Promise<ResourceRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      ...getTableColumns(resources),
      nickName: users.nickName,
      userImage: users.imageUrl,
      typeName: dictionaryItems.label,
      labelList: labelListOf('resource'),
    })
    .from(resources)
    .leftJoin(users, eq(users.id, resources.userId))
    .leftJoin(
      dictionaryItems,
      and(eq(dictionaryItems.code, TYPE_CODE), eq(dictionaryItems.value, resources.type)),
    )
    .where(inArray(resources.id, [...ids]))
  return inOrderOf(ids, rows)
}

/** The resource that shares a file, with the fields written by its author. */
export async function findSharingResource(db: Database, url: string) {
  const { id, title, summary, type, point } = resources
  const [sharing] = await db
    .select({ id, title, summary, type, point })
    .from(resources)
    .where(and(eq(resources.fileUrl, url), resourceNotDeleted()))
  if (sharing === undefined) return undefined
  const labels = await findLabelsOf(db, 'resource', [sharing.id])
  return { ...sharing, labelIds: labels.get(sharing.id)?.map((label) => label.id) }
}

/** Details of a shared file; undefined where it was not inspected. */
export async function getFileDetails(db: Database, url: string) {
  const [row] = await db
    .select({ checksum: files.checksum, ...getTableColumns(resourceFiles) })
    .from(files)
    .innerJoin(resourceFiles, eq(resourceFiles.fileId, files.id))
    .where(eq(files.url, url))
  return row
}

export type FileDetails = NonNullable<Awaited<ReturnType<typeof getFileDetails>>>

export interface OwnResourceFilter {
  readonly current: number
  readonly size: number
  readonly title?: string | undefined
  readonly type?: string | undefined
}

/** Resources of a user in all states but deleted, latest change first. */
export async function findOwnResourceIds(
  db: Database,
  userId: string,
  { current, size, title, type }: OwnResourceFilter,
): Promise<{ ids: string[]; total: number }> {
  const words = title?.trim()
  const condition = and(
    eq(resources.userId, userId),
    resourceNotDeleted(),
    type ? eq(resources.type, type) : undefined,
    words ? ilike(resources.title, likePattern(words)) : undefined,
  )
  const [counted] = await db
    .select({ total: sql<string>`count(*)` })
    .from(resources)
    .where(condition)
  const rows = await db
    .select({ id: resources.id })
    .from(resources)
    .where(condition)
    .orderBy(desc(resources.updateDate), desc(resources.id))
    .limit(size)
    .offset((current - 1) * size)
  return { ids: rows.map(({ id }) => id), total: Number(counted?.total ?? 0) }
}
