'use client'

import { createDraftStore, isTokenExpiredError } from '@mozhan/api-client'
import type { DraftKind } from '@mozhan/api-client/contract'
import { type UseJournalResult, useJournal } from '@mozhan/editor/journal'
import { parseSessionCookies } from '@mozhan/session'
import { registerBeforeLeave, useApi } from '@mozhan/session/client'
import { useMemo } from 'react'

export interface DraftJournalOptions<Content> {
  /** Who writes. */
  owner: string
  kind: DraftKind
  /** Names the text on every device. */
  draftId: string
  /** What is answered or changed; absent for something new. */
  targetId?: string
  /** The text before anything was typed. */
  initial: Content
  /** Reads what was kept, whatever it holds by now. Keeps its identity between renders. */
  parse: (value: unknown) => Content
  /** What lists of drafts show. Keeps its identity between renders. */
  titleOf: (content: Content) => string
}

/** A text that is being written, kept on this machine and as a draft of the server. */
export function useDraftJournal<Content>({
  owner,
  kind,
  draftId,
  targetId,
  initial,
  parse,
  titleOf,
}: DraftJournalOptions<Content>): UseJournalResult<Content> {
  const getApi = useApi()
  const remote = useMemo(
    () => createDraftStore({ getApi, kind, id: draftId, targetId, parse, titleOf }),
    [getApi, kind, draftId, targetId, parse, titleOf],
  )
  return useJournal({
    owner,
    kind,
    target: draftId,
    initial,
    parse,
    remote,
    isExpired: isTokenExpiredError,
    isOwner: () => parseSessionCookies(document.cookie)?.userInfo.uid === owner,
    registerBeforeLeave,
  })
}
