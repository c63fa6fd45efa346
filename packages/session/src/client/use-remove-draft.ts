'use client'

import { removeDraft } from '@mozhan/api-client'
import { useCallback } from 'react'
import { useApi } from './use-api.ts'

/** Removes a draft of the server; resolves also when there is none. */
export function useRemoveDraft(): (id: string) => Promise<void> {
  const getApi = useApi()
  return useCallback(async (id) => removeDraft(await getApi(), id), [getApi])
}
