'use client'

import { createDraftStore, isTokenExpiredError } from '@mozhan/api-client'
import { type UseJournalResult, useJournal } from '@mozhan/editor/journal'
import { parseSessionCookies } from '@mozhan/session'
import { registerBeforeLeave, useApi } from '@mozhan/session/client'
import { useMemo } from 'react'
import { type ArticleDraft, parseArticleDraft } from '../../model/article-draft.ts'

export interface ArticleJournalOptions {
  /** Who writes. */
  owner: string
  /** Names the text on every device: `article-<id>` for an edit, an own id for a new one. */
  draftId: string
  articleId?: string
  /** The form before anything was typed. */
  initial: ArticleDraft
}

/** An article that is being written, kept on this machine and as a draft of the server. */
export function useArticleJournal({
  owner,
  draftId,
  articleId,
  initial,
}: ArticleJournalOptions): UseJournalResult<ArticleDraft> {
  const getApi = useApi()
  const remote = useMemo(
    () =>
      createDraftStore({
        getApi,
        kind: 'article',
        id: draftId,
        targetId: articleId,
        parse: parseArticleDraft,
        titleOf: ({ title }) => title,
      }),
    [getApi, draftId, articleId],
  )
  return useJournal({
    owner,
    kind: 'article',
    target: draftId,
    initial,
    parse: parseArticleDraft,
    remote,
    isExpired: isTokenExpiredError,
    isOwner: () => parseSessionCookies(document.cookie)?.userInfo.uid === owner,
    registerBeforeLeave,
  })
}
