'use client'

import { isApiError } from '@mozhan/api-client'
import { CHANGED_ELSEWHERE } from '@mozhan/api-client/contract'
import { hasUploads } from '@mozhan/editor'
import { withTextId } from '@mozhan/editor/journal'
import { isSomebodyElse, useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { useRef } from 'react'
import { type ArticleDraft, findFaults, toArticleInput } from '../../model/article-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** Who writes. */
  owner: string
  /** The article that is changed; absent for a new one. */
  articleId?: string
  /** Title the article has already. */
  keptTitle: string
  /** Called with what goes, named, before it does: the name has to be there when it is sent again. */
  onSend: (sent: ArticleDraft) => void
  /** Called with the id once the article stands. */
  onPublished: (id: string, sent: ArticleDraft) => Promise<void>
}

/** Sends an article. */
export function usePublish({ owner, articleId, keptTitle, onSend, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  // Who was told that there is a newer version, and saves all the same, wants to replace it.
  const isWarned = useRef(false)
  const warn = (error: unknown): never => {
    isWarned.current = isApiError(error) && error.code === CHANGED_ELSEWHERE
    throw error
  }
  return useSubmit({
    findFaults: (draft: ArticleDraft) => findFaults(draft, keptTitle),
    findObstacle({ content }) {
      if (isSomebodyElse(owner)) return copy.publish.somebodyElse
      return hasUploads(content) ? copy.publish.uploading : undefined
    },
    incomplete: copy.publish.incomplete,
    describeFailure: (error) => `${copy.publish.failed}：${describeFailure(error).message}`,
    async send(typed) {
      const draft = articleId ? typed : withTextId(typed)
      onSend(draft)
      const { article } = await getApi()
      const body = toArticleInput(draft)
      const basedOn = isWarned.current ? undefined : draft.basedOn
      const id = articleId
        ? await article.updateArticle({ body: { ...body, id: articleId, basedOn } }).catch(warn)
        : await article.createArticle({ body: { ...body, draftId: draft.textId } })
      await onPublished(id, draft)
    },
  })
}
