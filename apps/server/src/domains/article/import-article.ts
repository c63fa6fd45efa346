import { createHash } from 'node:crypto'
import { isPictureAddress } from '@mozhan/markdown/picture-address'
import { and, eq } from 'drizzle-orm'
import { addToWriterSums, sumColumnViews } from '../../platform/counts/sums.ts'
import type { Database } from '../../platform/db/client.ts'
import { articles } from '../../platform/db/schema/index.ts'
import { storeFile } from '../../platform/files/store-file.ts'
import { DomainError } from '../../platform/http/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { indexDocument } from '../../platform/search/index-document.ts'
import { type IndexingContext, indexText } from '../../platform/search/index-text.ts'
import type { WrittenText } from '../../platform/search/source.ts'
import { type RenderContext, renderContent } from '../../platform/text/render-content.ts'
import { toOptionalText } from '../../platform/text/to-optional-text.ts'
import { getAccount } from '../auth/index.ts'
import { ensureLabels } from '../channel/index.ts'
import { refreshArticleFeed } from './article-feed.ts'
import { addTags, withdrawArticle } from './commands.ts'
import { copy } from './copy.ts'
import { foundArticles } from './found-articles.ts'
import type { ImportArticleRequest, ImportArticleResponse } from './import-request.ts'
import { findColumnIdsOf, replaceLabels } from './links.ts'
import { statusAfterWriting } from './policy.ts'
import { replaceLinks } from './replace-links.ts'
import { isNotDeleted } from './visibility.ts'

/** Version of the import. It is part of the digest, so that a new version imports unchanged articles again. */
const IMPORT_VERSION = 1

/**
 * Imports an article: creates it, or updates the one with the same author and source key. Equal content changes nothing.
 * @throws DomainError when the author does not exist
 */
export async function importArticle(
  context: StoreContext & RenderContext & Pick<Platform, 'clock' | 'config' | 'db' | 'storage'>,
  request: ImportArticleRequest,
): Promise<ImportArticleResponse> {
  const userId = await getAuthorIdOrThrow(context.db, request.author)
  const sourceHash = digest(request)
  const known = await findImported(context.db, userId, request.sourceKey)
  if (known?.sourceHash === sourceHash && isNotDeleted(known)) {
    return { id: known.id, outcome: 'unchanged' }
  }
  const fields = await toFields(context, userId, request, known?.createDate)
  const id = known?.id ?? context.createId()
  const values = { ...fields, userId, sourceKey: request.sourceKey, sourceHash }
  await storeArticle(context, { ...values, id }, request)
  return { id, outcome: known === undefined ? 'created' : 'updated' }
}

/** What indexing and storing an article needs. */
type StoreContext = IndexingContext & Pick<Platform, 'createId' | 'inUnit'>

type RenderedArticle = typeof articles.$inferInsert & WrittenText

/**
 * Stores an article as given, as a new one or in place of the one with its id, and assigns labels by name.
 * @param also runs in the same transaction
 */
export async function storeArticle(
  context: StoreContext,
  { id, ...values }: RenderedArticle,
  { labels, channels }: Pick<ImportArticleRequest, 'labels' | 'channels'>,
  also?: (tx: Database) => Promise<void>,
): Promise<void> {
  const indexed = await indexText(context, values, values.userId)
  await context.inUnit(async (unit) => {
    const tx = unit.db
    const chosen = await ensureLabels(tx, context, labels, channels)
    const [before] = await tx
      .select({ status: articles.status, isPublic: articles.isPublic })
      .from(articles)
      .where(eq(articles.id, id))
      .for('update')
    const columnIds = await findColumnIdsOf(tx, id)
    await tx
      .insert(articles)
      .values({ ...values, id })
      .onConflictDoUpdate({ target: articles.id, set: values })
    if (before !== undefined && !isNotDeleted(before)) {
      await addToWriterSums(tx, 'article', id, 1)
      await sumColumnViews(tx, columnIds)
    }
    await replaceLabels(tx, id, chosen.ids)
    await refreshArticleFeed(tx, id)
    await indexDocument(tx, foundArticles, id, indexed)
    addTags(unit, id, values.userId, columnIds)
    if (before?.isPublic === 1 && values.isPublic === 0) {
      await withdrawArticle(unit, id, values.userId)
    }
    if (chosen.hasCreated) unit.invalidate('labels')
    await also?.(tx)
  })
}

async function toFields(
  context: RenderContext & Pick<Platform, 'clock' | 'config' | 'storage'>,
  owner: string,
  request: ImportArticleRequest,
  known?: Date,
) {
  const addresses = new Map<string, string>()
  for (const file of request.files ?? []) {
    const bytes = Buffer.from(file.base64, 'base64')
    addresses.set(file.path, await storeFile(context.storage, 'import', file.name, bytes))
  }
  const content = await renderContent(context, replaceLinks(request.markdown, addresses), { owner })
  const isPublic = request.isPublic === false ? 0 : 1
  const createDate = request.createDate ? new Date(request.createDate) : (known ?? context.clock())
  const imageUrl = addresses.get(request.imageUrl ?? '') ?? request.imageUrl ?? ''
  return {
    ...content,
    title: request.title.trim(),
    summary: toOptionalText(request.summary) ?? content.excerpt,
    imageUrl: isPictureAddress(imageUrl, context.config) ? imageUrl : null,
    isPublic,
    status: statusAfterWriting(isPublic, context.config.review),
    kind: request.kind ?? 'original',
    source: request.source ?? null,
    createDate,
    updateDate: request.updateDate ? new Date(request.updateDate) : createDate,
  }
}

function digest(request: ImportArticleRequest): string {
  const hash = createHash('sha256').update(JSON.stringify([IMPORT_VERSION, request]))
  return hash.digest('base64url')
}

/** @throws DomainError `refused` when there is no such user */
export async function getAuthorIdOrThrow(db: Database, username: string): Promise<string> {
  const user = await getAccount(db, username)
  if (user === undefined) throw new DomainError('refused', copy.unknownAuthor(username))
  return user.id
}

async function findImported(db: Database, userId: string, sourceKey: string) {
  const [row] = await db
    .select({
      id: articles.id,
      status: articles.status,
      sourceHash: articles.sourceHash,
      createDate: articles.createDate,
    })
    .from(articles)
    .where(and(eq(articles.userId, userId), eq(articles.sourceKey, sourceKey)))
  return row
}
