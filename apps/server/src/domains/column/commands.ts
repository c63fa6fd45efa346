import { MAX_COLUMNS } from '@mozhan/api-client/contract'
import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { and, asc, count, eq, getTableColumns, ne, sql } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import { articleColumns, columns, feed, feedCounts, users } from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import { FEED_KIND } from '../../platform/lists/scopes.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { toOptionalText } from '../../platform/text/to-optional-text.ts'
import type { Unit } from '../../platform/unit/unit.ts'
import { copy } from './copy.ts'
import { foundColumns } from './found-columns.ts'
import { reorder, toColumnName } from './policy.ts'
import { columnNotDeleted, isNotDeleted } from './visibility.ts'

/** Fields that an author sends. In an update, absent fields stay unchanged. */
export interface ColumnDraft {
  readonly id?: string | undefined
  readonly name: string
  readonly summary?: string | undefined
  readonly imageUrl?: string | undefined
  readonly ispublic?: 0 | 1 | undefined
}

type Fields = Partial<typeof columns.$inferInsert>

/** Creates or updates a column of the viewer. Returns its id. */
export function saveColumn(
  context: Pick<Platform, 'clock' | 'config' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  { id, name, summary, imageUrl, ispublic }: ColumnDraft,
): Promise<string> {
  const fields = {
    name: toColumnName(name),
    ...(summary === undefined ? {} : { summary: toOptionalText(summary) }),
    ...(imageUrl === undefined ? {} : { imageUrl: checkImage(context, imageUrl) }),
    ...(ispublic === undefined ? {} : { isPublic: ispublic }),
  }
  return id === undefined
    ? createColumn(context, viewer, fields)
    : updateColumn(context, viewer, id, fields)
}

/** @throws DomainError `refused` when another column of the viewer has the name */
export async function renameColumn(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
  name: string,
): Promise<void> {
  await updateColumn(context, viewer, id, { name: toColumnName(name) })
}

/** Sets the cover; an empty address removes it. */
export async function saveColumnImage(
  context: Pick<Platform, 'clock' | 'config' | 'inUnit'>,
  viewer: Viewer,
  id: string,
  imageUrl: string,
): Promise<void> {
  await updateColumn(context, viewer, id, { imageUrl: checkImage(context, imageUrl) })
}

/** Deletes a column of the viewer. Its articles stay and are no longer linked to it. */
export async function deleteColumn(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    await lockOwnColumn(tx, viewer, id)
    await addTags(unit, viewer, id)
    await tx
      .update(columns)
      .set({ status: 0, updateDate: context.clock() })
      .where(eq(columns.id, id))
    await indexDocument(tx, foundColumns, id)
    await tx.delete(articleColumns).where(eq(articleColumns.columnId, id))
    await tx.delete(feed).where(and(eq(feed.kind, FEED_KIND.articleColumn), eq(feed.scopeId, id)))
    await tx
      .update(feedCounts)
      .set({ total: 0, version: sql`${feedCounts.version} + 1` })
      .where(and(eq(feedCounts.kind, FEED_KIND.articleColumn), eq(feedCounts.scopeId, id)))
  })
}

/**
 * Reorders articles of a column of the viewer. The given articles exchange their positions; all others stay.
 * @throws DomainError `refused` when an id is duplicate or no longer in the column
 */
export async function orderArticles(
  context: Pick<Platform, 'inUnit'>,
  viewer: Viewer,
  id: string,
  articleIds: readonly string[],
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    await lockOwnColumn(tx, viewer, id)
    const current = await findLinkedArticles(unit.db, id)
    const ordered = reorder(current, articleIds)
    if (ordered === undefined) throw new DomainError('refused', copy.staleOrder)
    const places = JSON.stringify(ordered.map((articleId, sort) => ({ id: articleId, sort })))
    await tx.execute(
      sql`update mxg_article_column c set sort = p.sort
        from jsonb_to_recordset(${places}::jsonb) as p(id bigint, sort integer)
        where c.column_id = ${id} and c.article_id = p.id and c.sort <> p.sort`,
    )
    await addTags(unit, viewer, id)
  })
}

function createColumn(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  fields: Fields & { readonly name: string },
): Promise<string> {
  const id = context.createId()
  const now = context.clock()
  return context.inUnit(async (unit) => {
    const tx = unit.db
    await lockNames(tx, viewer)
    const [counted] = await tx
      .select({ total: count() })
      .from(columns)
      .where(and(eq(columns.userId, viewer.id), columnNotDeleted()))
    if ((counted?.total ?? 0) >= MAX_COLUMNS) {
      throw new DomainError('refused', copy.tooMany(MAX_COLUMNS))
    }
    await checkName(tx, viewer, fields.name)
    await tx
      .insert(columns)
      .values({ ...fields, id, userId: viewer.id, createDate: now, updateDate: now })
    await indexDocument(tx, foundColumns, id)
    await addTags(unit, viewer, id)
    return id
  })
}

function updateColumn(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
  fields: Fields,
): Promise<string> {
  return context.inUnit(async (unit) => {
    const tx = unit.db
    if (fields.name !== undefined) await lockNames(tx, viewer)
    await lockOwnColumn(tx, viewer, id)
    if (fields.name !== undefined) await checkName(tx, viewer, fields.name, id)
    await tx
      .update(columns)
      .set({ ...fields, updateDate: context.clock() })
      .where(eq(columns.id, id))
    await indexDocument(tx, foundColumns, id)
    await addTags(unit, viewer, id)
    return id
  })
}

async function lockOwnColumn(tx: Database, viewer: Viewer, id: string): Promise<void> {
  const { userId, status } = getTableColumns(columns)
  const [row] = await tx
    .select({ userId, status })
    .from(columns)
    .where(eq(columns.id, id))
    .for('update')
  if (row === undefined || !isNotDeleted(row)) throw new DomainError('notFound', copy.missing)
  if (row.userId !== viewer.id) throw new DomainError('forbidden', copy.notYours)
}

/** Serialises naming by the same author, so that concurrent requests cannot use one name twice. */
async function lockNames(tx: Database, viewer: Viewer): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, viewer.id)).for('update')
}

async function checkName(
  tx: Database,
  viewer: Viewer,
  name: string,
  ownId?: string,
): Promise<void> {
  const [taken] = await tx
    .select({ id: columns.id })
    .from(columns)
    .where(
      and(
        eq(columns.userId, viewer.id),
        columnNotDeleted(),
        sql`lower(${columns.name}) = lower(${name})`,
        ownId === undefined ? undefined : ne(columns.id, ownId),
      ),
    )
    .limit(1)
  if (taken !== undefined) throw new DomainError('refused', copy.duplicate(name))
}

/** @returns null for an empty address */
function checkImage({ config }: Pick<Platform, 'config'>, text: string): string | null {
  const imageUrl = text.trim()
  if (imageUrl === '') return null
  if (!isPictureAddress(imageUrl, config)) throw new DomainError('refused', copy.badImage)
  return imageUrl
}

async function findLinkedArticles(tx: Database, id: string): Promise<string[]> {
  const rows = await tx
    .select({ id: articleColumns.articleId })
    .from(articleColumns)
    .where(eq(articleColumns.columnId, id))
    .orderBy(asc(articleColumns.sort), asc(articleColumns.articleId))
  return rows.map((row) => row.id)
}

/** Invalidates the pages that show a column: its own, lists, that of its author, and its articles. */
async function addTags(unit: Unit, viewer: Viewer, id: string): Promise<void> {
  for (const tag of [`column:${id}`, 'columns', `user:${viewer.id}`]) unit.invalidate(tag)
  for (const articleId of await findLinkedArticles(unit.db, id))
    unit.invalidate(`article:${articleId}`)
}
