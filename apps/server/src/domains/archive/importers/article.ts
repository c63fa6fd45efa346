import { renderContent } from '../../../platform/text/render-content.ts'
import { statusAfterWriting, storeArticle } from '../../article/index.ts'
import { articleHead } from '../heads.ts'
import { storeKey } from '../keys.ts'
import { type Importer, outcomeOf, parseHead } from './importer.ts'

export const importArticle: Importer = async (context, userId, entry) => {
  const head = parseHead(articleHead, entry.head)
  const id = entry.existingId ?? context.createId()
  const content = await renderContent(context, entry.body, { owner: userId })
  const isPublic = head.private || entry.isPrivate ? 0 : 1
  const values = {
    ...content,
    id,
    userId,
    title: head.title,
    summary: head.description,
    imageUrl: head.cover ?? null,
    isPublic,
    status: statusAfterWriting(isPublic, context.config.review),
    kind: head.kind,
    source: head.source ?? null,
    createDate: head.date,
    updateDate: head.updated,
  }
  const labels = { labels: head.tags, channels: entry.channel ? [entry.channel] : [] }
  await storeArticle(context, values, labels, (tx) => storeKey(tx, userId, 'article', head.id, id))
  return outcomeOf(entry)
}
