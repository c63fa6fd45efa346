'use client'

import { isApiError } from '@mozhan/api-client'
import { useCallback } from 'react'
import { useApi } from './use-api.ts'

/** Code with which the API says that there is no such thing. */
const NOT_FOUND = 404

/** Removes a draft of the server; resolves also when there is none. */
export function useRemoveDraft(): (id: string) => Promise<void> {
  const getApi = useApi()
  return useCallback(
    async (id) => {
      try {
        await (await getApi()).draft.deleteDraft({ params: { id } })
      } catch (error) {
        if (!isApiError(error) || error.code !== NOT_FOUND) throw error
      }
    },
    [getApi],
  )
}
