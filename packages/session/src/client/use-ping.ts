'use client'

import { useCallback } from 'react'
import { useSiteConfig } from './SessionProvider.tsx'

/** Method and path of an open call, as the contract has them, with the parameters filled in. */
export interface Ping {
  method: 'PUT' | 'POST' | 'GET'
  path: string
}

/**
 * Sends an open call whose answer nobody waits for, such as counting a view. A reader who does
 * nothing else does not download the API client for it, and leaving the page does not stop it.
 */
export function usePing(): (ping: Ping) => Promise<void> {
  const { apiBase } = useSiteConfig()
  return useCallback(
    async ({ method, path }) => {
      const answer = await fetch(apiBase + path, { method, keepalive: true })
      // An answer that nobody reads would keep its connection busy.
      await answer.text()
    },
    [apiBase],
  )
}
