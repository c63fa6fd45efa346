import { isDeepStrictEqual } from 'node:util'
import { RESOURCE_STATUS } from '@mozhan/api-client/contract'
import { and, eq, sql } from 'drizzle-orm'
import { addToWriterSums } from '../../platform/counts/sums.ts'
import type { Database } from '../../platform/db/client.ts'
import {
  dictionaryItems,
  downloads,
  files,
  resourceLabels,
  resources,
} from '../../platform/db/schema/index.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Viewer } from '../../platform/http/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import type { Unit } from '../../platform/unit/unit.ts'
import { checkLabels } from '../channel/index.ts'
import { dictionaryItemShown } from '../dictionary/index.ts'
import type { FileRow } from '../file/index.ts'
import { createTicket, fileTypeOf, findResourceFile, removeFile } from '../file/index.ts'
import { withdrawTargetNotices } from '../message/index.ts'
import { copy } from './copy.ts'
import { foundResources } from './found-resources.ts'
import { isOwner } from './policy.ts'
import { findSharingResource, TYPE_CODE } from './queries.ts'
import { refreshResourceFeed, updateResourceHeat } from './resource-feed.ts'
import { canReadResource } from './visibility.ts'

/** Description of a file. Name and size are taken from the file itself. */
export interface ResourceDraft {
  readonly title: string
  readonly summary: string
  readonly type: string
  readonly fileUrl: string
  readonly labelIds: readonly string[]
  readonly point: number
}

/**
 * Shares a file that the viewer has uploaded. Idempotent: a repeated equal request, for example after a lost response,
 * returns the existing resource. Returns the id.
 */
export async function createResource(
  context: Pick<Platform, 'clock' | 'createId' | 'inUnit'>,
  viewer: Viewer,
  draft: ResourceDraft,
): Promise<string> {
  const id = context.createId()
  const now = context.clock()
  return context.inUnit(async (unit) => {
    const tx = unit.db
    await checkDraft(tx, draft)
    const file = await lockFile(tx, viewer, draft.fileUrl)
    const fields = { ...toFields(draft), ...fileFields(file) }
    const sharing = await findSharingResource(tx, file.url)
    if (sharing !== undefined && isRepeat(sharing, draft)) return sharing.id
    refuseShared(sharing)
    await tx
      .insert(resources)
      .values({ ...fields, id, userId: viewer.id, createDate: now, updateDate: now })
    await replaceLabels(tx, id, draft.labelIds)
    await refreshResourceFeed(tx, id)
    await indexDocument(tx, foundResources, id)
    addTags(unit, id, viewer.id)
    return id
  })
}

/** Updates a resource of the viewer. A replaced file is removed. Returns the id. */
export async function updateResource(
  context: Pick<Platform, 'clock' | 'db' | 'inUnit' | 'storage'>,
  viewer: Viewer,
  { id, ...draft }: ResourceDraft & { readonly id: string },
): Promise<string> {
  const replaced = await context.inUnit(async (unit) => {
    const tx = unit.db
    const before = await lockOwnResource(tx, viewer, id)
    await checkDraft(tx, draft)
    const isReplaced = draft.fileUrl !== before.fileUrl
    const file = isReplaced ? await lockFile(tx, viewer, draft.fileUrl) : undefined
    if (file !== undefined) refuseShared(await findSharingResource(tx, file.url))
    await tx
      .update(resources)
      .set({
        ...toFields(draft),
        ...(file === undefined ? {} : fileFields(file)),
        updateDate: context.clock(),
      })
      .where(eq(resources.id, id))
    await replaceLabels(tx, id, draft.labelIds)
    await refreshResourceFeed(tx, id)
    await indexDocument(tx, foundResources, id)
    addTags(unit, id, viewer.id)
    return isReplaced ? getFile(tx, before.fileUrl) : undefined
  })
  if (replaced !== undefined) await removeFile(context, replaced)
  return id
}

/** Deletes a resource of the viewer. Its row is marked as deleted; its file is removed. */
export async function deleteResource(
  context: Pick<Platform, 'clock' | 'db' | 'inUnit' | 'storage'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  const file = await context.inUnit(async (unit) => {
    const tx = unit.db
    const { fileUrl } = await lockOwnResource(tx, viewer, id)
    await tx
      .update(resources)
      .set({ status: RESOURCE_STATUS.deleted, updateDate: context.clock() })
      .where(eq(resources.id, id))
    await addToWriterSums(tx, 'resource', id, -1)
    await refreshResourceFeed(tx, id)
    await indexDocument(tx, foundResources, id)
    await withdrawTargetNotices(unit, { type: 'resource', id })
    addTags(unit, id, viewer.id)
    return getFile(tx, fileUrl)
  })
  if (file !== undefined) await removeFile(context, file)
}

/**
 * Creates a download address. Downloads are counted once per user and resource.
 * @returns the short-lived address; undefined when the resource or its file is missing or not readable
 */
export async function allowDownload(
  context: Pick<
    Platform,
    'clock' | 'config' | 'db' | 'filesDir' | 'inUnit' | 'storage' | 'tokenSecret'
  >,
  viewer: Viewer,
  id: string,
): Promise<string | undefined> {
  const [resource] = await context.db.select().from(resources).where(eq(resources.id, id))
  if (resource === undefined || !canReadResource(viewer, resource)) return undefined
  if ((await findResourceFile(context, resource.fileUrl)) === undefined) return undefined
  await countDownload(context, viewer, id)
  // The browser reaches the API below /api.
  return `/api/article/file/download/${await createTicket(context, id)}`
}

async function countDownload(
  context: Pick<Platform, 'clock' | 'inUnit'>,
  viewer: Viewer,
  id: string,
): Promise<void> {
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const added = await tx
      .insert(downloads)
      .values({ userId: viewer.id, resourceId: id, createDate: context.clock() })
      .onConflictDoNothing()
      .returning({ id: downloads.resourceId })
    if (added.length === 0) return
    await tx
      .update(resources)
      .set({ downloadCount: sql`${resources.downloadCount} + 1` })
      .where(eq(resources.id, id))
    await updateResourceHeat(tx, id)
    unit.invalidate(`resource:${id}`)
  })
}

/** A file of the viewer, locked so that two resources cannot use it. */
async function lockFile(tx: Database, viewer: Viewer, url: string): Promise<FileRow> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(eq(files.url, url), eq(files.userId, viewer.id), eq(files.kind, 'resource')))
    .for('update')
  if (file === undefined) throw new DomainError('refused', copy.missingFile)
  return file
}

function refuseShared(sharing: { readonly title: string } | undefined): void {
  if (sharing !== undefined) throw new DomainError('refused', copy.usedFile(sharing.title))
}

async function getFile(tx: Database, url: string): Promise<FileRow | undefined> {
  const [file] = await tx.select().from(files).where(eq(files.url, url))
  return file
}

async function checkDraft(tx: Database, { type, labelIds }: ResourceDraft): Promise<void> {
  await checkLabels(tx, labelIds)
  const [known] = await tx
    .select({ id: dictionaryItems.id })
    .from(dictionaryItems)
    .where(
      and(
        eq(dictionaryItems.code, TYPE_CODE),
        eq(dictionaryItems.value, type),
        dictionaryItemShown(),
      ),
    )
  if (known === undefined) throw new DomainError('refused', copy.unknownType)
}

/** Whether a draft equals the existing resource of its file. */
function isRepeat(
  { id: _, ...existing }: NonNullable<Awaited<ReturnType<typeof findSharingResource>>>,
  draft: ResourceDraft,
): boolean {
  return isDeepStrictEqual(existing, { ...toFields(draft), labelIds: [...new Set(draft.labelIds)] })
}

function toFields({ title, summary, type, point }: ResourceDraft) {
  return { title: title.trim(), summary: summary.trim(), type, point }
}

function fileFields({ url, name, size }: FileRow) {
  return { fileUrl: url, fileName: name, fileSize: size, fileType: fileTypeOf(name) }
}

async function replaceLabels(tx: Database, resourceId: string, ids: readonly string[]) {
  await tx.delete(resourceLabels).where(eq(resourceLabels.resourceId, resourceId))
  const rows = [...new Set(ids)].map((labelId, sort) => ({ resourceId, labelId, sort }))
  if (rows.length > 0) await tx.insert(resourceLabels).values(rows)
}

async function lockOwnResource(tx: Database, viewer: Viewer, id: string) {
  const [row] = await tx
    .select({ userId: resources.userId, status: resources.status, fileUrl: resources.fileUrl })
    .from(resources)
    .where(eq(resources.id, id))
    .for('update')
  if (row === undefined || !canReadResource(viewer, row))
    throw new DomainError('notFound', copy.missing)
  if (!isOwner(viewer, row)) throw new DomainError('forbidden', copy.notYours)
  return row
}

function addTags(unit: Unit, id: string, userId: string): void {
  for (const tag of [`resource:${id}`, 'resources', `user:${userId}`]) unit.invalidate(tag)
}
