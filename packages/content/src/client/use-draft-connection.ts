'use client'

import { createDraftConnection, type DraftStoreOptions } from '@mozhan/api-client'
import { isSignedInAs, registerBeforeLeave, useApi } from '@mozhan/session/client'
import { useMemo } from 'react'

export interface DraftConnectionOptions<Content>
  extends Omit<DraftStoreOptions<Content>, 'getApi'> {
  /** Who writes. */
  owner: string
}

/** What the journal of a text needs of the site. `parse` and `titleOf` keep their identity between renders. */
export function useDraftConnection<Content>(options: DraftConnectionOptions<Content>) {
  const { owner, kind, id, targetId, parse, titleOf } = options
  const getApi = useApi()
  return useMemo(
    () => ({
      ...createDraftConnection({
        // The client may come late, and calls with the token of the moment.
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
