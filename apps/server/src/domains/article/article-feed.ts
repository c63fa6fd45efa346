import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/db/client.ts'
import {
  articleColumns,
  articleLabels,
  articles,
  columns,
  labels,
} from '../../platform/db/schema/index.ts'
import { ALL, FEED_KIND, type FeedScope } from '../../platform/lists/scopes.ts'
import { writeFeed } from '../../platform/lists/write-feed.ts'
import { columnNotDeleted } from '../column/index.ts'
import { isPublished } from './visibility.ts'

/** Updates the list entries of an article from its row, labels and columns. */
export async function refreshArticleFeed(tx: Database, id: string): Promise<void> {
  const [article] = await tx
    .select({
      userId: articles.userId,
      status: articles.status,
      isPublic: articles.isPublic,
      viewCount: articles.viewCount,
      likeCount: articles.likeCount,
      createDate: articles.createDate,
      updateDate: articles.updateDate,
    })
    .from(articles)
    .where(eq(articles.id, id))
  if (article === undefined) return
  const scopes = isPublished(article) ? await findScopes(tx, id, article.userId) : []
  const { createDate, updateDate, viewCount, likeCount } = article
  await writeFeed(tx, { targetId: id, createDate, updateDate, heat: viewCount + likeCount }, scopes)
}

async function findScopes(tx: Database, id: string, userId: string): Promise<FeedScope[]> {
  const labelRows = await tx
    .select({ id: labels.id, channelId: labels.channelId })
    .from(articleLabels)
    .innerJoin(labels, eq(labels.id, articleLabels.labelId))
    .where(eq(articleLabels.articleId, id))
  const columnRows = await tx
    .select({ id: columns.id })
    .from(articleColumns)
    .innerJoin(columns, and(eq(columns.id, articleColumns.columnId), columnNotDeleted()))
    .where(eq(articleColumns.articleId, id))
  return [
    { kind: FEED_KIND.article, scopeId: ALL },
    { kind: FEED_KIND.articleUser, scopeId: userId },
    ...labelRows.map((label) => ({ kind: FEED_KIND.articleLabel, scopeId: label.id })),
    // Labels of one channel give one scope several times, which `writeFeed` writes once.
    ...labelRows.map(({ channelId }) => ({
      kind: FEED_KIND.articleChannel,
      scopeId: channelId,
    })),
    ...columnRows.map((column) => ({ kind: FEED_KIND.articleColumn, scopeId: column.id })),
  ]
}
