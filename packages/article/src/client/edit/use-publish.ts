'use client'

import { isConflict } from '@mozhan/api-client/errors'
import { hasUploads } from '@mozhan/editor'
import { useBasedOn, withTextId } from '@mozhan/editor/journal'
import { findAccountBlocker, useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { type ArticleDraft, findProblems, toArticleInput } from '../../model/article-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** Who writes. */
  owner: string
  /** The article that is changed; absent for a new one. */
  articleId?: string
  /** Title the article has already. */
  keptTitle: string
  /** What beside the text is not ready to go, in a sentence. */
  obstacle: string | undefined
  /** Called with what goes, named, before it does: the name has to be there when it is sent again. */
  onSend: (sent: ArticleDraft) => void
  /** Called with the id once the article stands. */
  onPublished: (id: string, sent: ArticleDraft) => Promise<void>
}

/** Sends an article. */
export function usePublish({
  owner,
  articleId,
  keptTitle,
  obstacle,
  onSend,
  onPublished,
}: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const sendBasedOn = useBasedOn(isConflict)
  return useSubmit({
    findProblems: (draft: ArticleDraft) => findProblems(draft, keptTitle),
    findBlocker: ({ content }) =>
      findAccountBlocker(owner) ?? (hasUploads(content) ? copy.publish.uploading : obstacle),
    incomplete: copy.publish.incomplete,
    describeFailure: (error) => `${copy.publish.failed}：${describeFailure(error).message}`,
    async send(typed) {
      const draft = articleId ? typed : withTextId(typed)
      onSend(draft)
      const { article, column } = await getApi()
      // A draft may be older than the end of a column it was to stand in.
      const columns = draft.columnIds.length > 0 ? await column.listMyColumns() : []
      const body = toArticleInput(draft, columns)
      const id = articleId
        ? await sendBasedOn(draft.basedOn, (basedOn) =>
            article.updateArticle({ body: { ...body, id: articleId, basedOn } }),
          )
        : await article.createArticle({ body: { ...body, draftId: draft.textId } })
      await onPublished(id, draft)
    },
  })
}
