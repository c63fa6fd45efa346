'use client'

import { createDraftConnection, type DraftStoreOptions } from '@mozhan/api-client'
import { isSignedInAs, registerBeforeLeave, useApi } from '@mozhan/session/client'
import { useMemo } from 'react'

export interface DraftConnectionOptions<Content>
  extends Omit<DraftStoreOptions<Content>, 'getApi'> {
  /** User id of the author. */
  owner: string
}

/** The connection of a journal to the drafts of the server. `parse` and `titleOf` must be stable between renders. */
export function useDraftConnection<Content>(options: DraftConnectionOptions<Content>) {
  const { owner, kind, id, targetId, parse, titleOf } = options
  const getApi = useApi()
  return useMemo(
    () => ({
      ...createDraftConnection({
        // Another account may have signed in while the client was loading.
        getApi: async () => {
          const api = await getApi()
          if (!isSignedInAs(owner)) throw new Error('Another account is signed in.')
          return api
        },
        ...{ kind, id, targetId, parse, titleOf },
      }),
      isOwner: () => isSignedInAs(owner),
      registerBeforeLeave,
    }),
    [getApi, owner, kind, id, targetId, parse, titleOf],
  )
}
