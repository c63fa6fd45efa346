'use client'

import { hasUploads } from '@mozhan/editor'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useRef, useState } from 'react'
import {
  type ArticleDraft,
  type DraftFaults,
  findFaults,
  toArticleInput,
} from '../../model/article-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** The article that is changed; absent for a new one. */
  articleId?: string
  draftId: string
  /** Title the article has already. */
  keptTitle: string
  /** Called with the id once the article stands. */
  onPublished: (id: string) => Promise<void>
}

/** Sends an article: nothing twice, and a failure keeps everything on the page. */
export function usePublish({ articleId, draftId, keptTitle, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [faults, setFaults] = useState<DraftFaults>({})
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  /** @returns what is wrong with the form, by field; nothing was sent then */
  const publish = async (draft: ArticleDraft): Promise<DraftFaults> => {
    if (isSending.current) return {}
    const found = findFaults(draft, keptTitle)
    setFaults(found)
    setMessage(undefined)
    if (Object.keys(found).length > 0) {
      setMessage(copy.publish.incomplete)
      return found
    }
    if (hasUploads(draft.content)) {
      setMessage(copy.publish.uploading)
      return {}
    }
    isSending.current = true
    setBusy(true)
    try {
      const api = await getApi()
      const body = toArticleInput(draft)
      const id = articleId
        ? await api.article.updateArticle({ body: { ...body, id: articleId } })
        : await api.article.createArticle({ body: { ...body, draftId } })
      await onPublished(id)
    } catch (error) {
      setMessage(`${copy.publish.failed}：${describeFailure(error).message}`)
      isSending.current = false
      setBusy(false)
    }
    return {}
  }
  /** What was wrong with a field is looked at again once it changes. */
  const forget = (change: Partial<ArticleDraft>) => {
    const names = Object.keys(change)
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    )
  }
  return { publish, forget, faults, message, isBusy }
}
