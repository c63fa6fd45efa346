'use client'

import { createDraftStore, type DraftStoreOptions, isTokenExpiredError } from '@mozhan/api-client'
import { useMemo } from 'react'
import { parseSessionCookies } from '../session.ts'
import { registerBeforeLeave } from './before-leave.ts'
import { findWait } from './find-wait.ts'
import { useApi } from './use-api.ts'

export interface DraftConnectionOptions<Content>
  extends Omit<DraftStoreOptions<Content>, 'getApi'> {
  /** Who writes. */
  owner: string
}

/**
 * What a text that is being written needs of the site: its draft on the server, and when that is not to be asked. `parse`
 * and `titleOf` keep their identity between renders.
 */
export function useDraftConnection<Content>({
  owner,
  kind,
  id,
  targetId,
  parse,
  titleOf,
}: DraftConnectionOptions<Content>) {
  const getApi = useApi()
  return useMemo(
    () => ({
      remote: createDraftStore({ getApi, kind, id, targetId, parse, titleOf }),
      isExpired: isTokenExpiredError,
      retryAfter: findWait,
      isOwner: () => parseSessionCookies(document.cookie)?.userInfo.uid === owner,
      registerBeforeLeave,
    }),
    [getApi, owner, kind, id, targetId, parse, titleOf],
  )
}
