'use client'

import { useApi } from '@mozhan/session/client'
import { useCallback } from 'react'
import type { UserSuggestion } from './types.ts'

/** Returns a function that loads the users whose user name or nickname contains a key. */
export function useSuggestUsers(): (key: string) => Promise<UserSuggestion[]> {
  const getApi = useApi()
  return useCallback(
    async (key) => {
      const { user } = await getApi()
      const users = await user.suggestUsers({ query: { key } })
      return users.map(({ id, username, nickName, imageUrl }) => ({
        id,
        username: username ?? '',
        name: nickName,
        imageUrl,
      }))
    },
    [getApi],
  )
}
