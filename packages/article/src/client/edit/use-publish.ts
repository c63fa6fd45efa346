'use client'

import { isConflict } from '@mozhan/api-client/errors'
import { hasUploads } from '@mozhan/editor'
import { useOverwriteAfterConflict, withTextId } from '@mozhan/editor/journal'
import { findAccountBlocker, useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { type ArticleDraft, findProblems, toArticleInput } from '../../model/article-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** Id of the author. */
  owner: string
  /** Id of the article to update; absent for a new one. */
  articleId?: string
  /** Current title of the article; empty for a new one. */
  currentTitle: string
  /** Message about a pending task that blocks publishing. */
  blocker: string | undefined
  /** Called with the draft and its text id before it is sent, because a retry must use the same id. */
  onSend: (sent: ArticleDraft) => void
  /** Called with the id once the article is stored. */
  onPublished: (id: string, sent: ArticleDraft) => Promise<void>
}

/** Validates and publishes an article. */
export function usePublish({
  owner,
  articleId,
  currentTitle,
  blocker,
  onSend,
  onPublished,
}: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const sendBasedOn = useOverwriteAfterConflict(isConflict)
  return useSubmit({
    findProblems: (draft: ArticleDraft) => findProblems(draft, currentTitle),
    findBlocker: ({ content }) =>
      findAccountBlocker(owner) ?? (hasUploads(content) ? copy.publish.uploading : blocker),
    incomplete: copy.publish.incomplete,
    describeFailure: (error) => describeFailure(error).message,
    async send(typed) {
      const draft = articleId ? typed : withTextId(typed)
      onSend(draft)
      const { article, column } = await getApi()
      // A draft may name a column that has been deleted.
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
