'use client'

import { hasUploads } from '@mozhan/editor'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { type ArticleDraft, findFaults, toArticleInput } from '../../model/article-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** The article that is changed; absent for a new one. */
  articleId?: string
  draftId: string
  /** Title the article has already. */
  keptTitle: string
  /** Called with the id once the article stands. */
  onPublished: (id: string, sent: ArticleDraft) => Promise<void>
}

/** Sends an article. */
export function usePublish({ articleId, draftId, keptTitle, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  return useSubmit({
    findFaults: (draft: ArticleDraft) => findFaults(draft, keptTitle),
    findObstacle: ({ content }) => (hasUploads(content) ? copy.publish.uploading : undefined),
    incomplete: copy.publish.incomplete,
    describeFailure: (error) => `${copy.publish.failed}：${describeFailure(error).message}`,
    async send(draft) {
      const { article } = await getApi()
      const body = toArticleInput(draft)
      const id = articleId
        ? await article.updateArticle({ body: { ...body, id: articleId } })
        : await article.createArticle({ body: { ...body, draftId } })
      await onPublished(id, draft)
    },
  })
}
