import { ARTICLE_STATUS } from '@mozhan/api-client/contract'
import { refreshArticleFeed } from '../../../domains/article/article-feed.ts'
import type { Database } from '../../../platform/db/client.ts'
import {
  articleColumns,
  articleLabels,
  articles,
  collects,
  columns,
  likes,
} from '../../../platform/db/schema/index.ts'
import type { DemoContent } from '../demo/types.ts'
import { type GetText, insertRows, toDate } from './rows.ts'

/** Articles with their labels, columns, likes and collections. */
export async function insertArticles(
  tx: Database,
  content: DemoContent,
  getText: GetText,
  now: Date,
): Promise<void> {
  const shownComments = content.comments.filter((comment) => !comment.deleted)
  const commentCounts = Map.groupBy(shownComments, (comment) => comment.articleId)
  await insertRows(
    tx,
    articles,
    content.articles.map((article) => {
      const text = getText(article.id)
      return {
        ...text,
        id: article.id,
        userId: article.userId,
        title: article.title,
        summary: article.summary ?? text.excerpt,
        imageUrl: article.imageUrl,
        kind: article.kind,
        source: article.source,
        isPublic: article.isPublic === false ? 0 : 1,
        status: article.deleted ? ARTICLE_STATUS.deleted : ARTICLE_STATUS.approved,
        viewCount: article.viewCount,
        likeCount: article.likedBy?.length ?? 0,
        collectCount: article.collectedBy?.length ?? 0,
        commentCount: commentCounts.get(article.id)?.length ?? 0,
        createDate: toDate(article.createDate, now),
        updateDate: toDate(article.updateDate ?? article.createDate, now),
      }
    }),
  )
  await insertRows(
    tx,
    articleLabels,
    content.articles.flatMap(({ id, labelIds }) =>
      labelIds.map((labelId, sort) => ({ articleId: id, labelId, sort })),
    ),
  )
  await insertRows(
    tx,
    columns,
    content.columns.map(({ articleIds: _articles, createDate, ...column }, sort) => ({
      ...column,
      sort,
      createDate: toDate(createDate, now),
      updateDate: toDate(createDate, now),
    })),
  )
  await insertRows(
    tx,
    articleColumns,
    content.columns.flatMap((column) =>
      column.articleIds.map((articleId, sort) => ({ columnId: column.id, articleId, sort })),
    ),
  )
  await insertReactions(tx, content)
  for (const { id } of content.articles) await refreshArticleFeed(tx, id)
}

async function insertReactions(tx: Database, content: DemoContent): Promise<void> {
  const rowsOf = (targetId: string, userIds: readonly string[] = []) =>
    userIds.map((userId) => ({ userId, targetType: 'article', targetId }))
  await insertRows(
    tx,
    likes,
    content.articles.flatMap(({ id, likedBy }) => rowsOf(id, likedBy)),
  )
  await insertRows(
    tx,
    collects,
    content.articles.flatMap(({ id, collectedBy }) => rowsOf(id, collectedBy)),
  )
}
