'use client'

import { useCallback } from 'react'
import { useSiteConfig } from './SessionProvider.tsx'

/** Method and path of a public call as in the contract, with the parameters filled in. */
export interface Ping {
  /** HTTP method. */
  method: 'PUT' | 'POST' | 'GET'
  /** Service path, such as `/article/api/article/viewCount/7`. */
  path: string
}

/**
 * Sends a public call whose answer is not needed, such as counting a view. It does not download the API client, and
 * completes even if the page is closed.
 * @returns a function that sends one call; it rejects with a `TypeError` if the server cannot be reached
 * @example
 * ```tsx
 * import { usePing } from '@mozhan/session/client'
 * import { useEffect } from 'react'
 *
 * export function ViewCount({ id }: { id: string }) {
 *   const ping = usePing()
 *   useEffect(() => {
 *     ping({ method: 'PUT', path: `/article/api/article/viewCount/${id}` }).catch(() => undefined)
 *   }, [ping, id])
 *   return null
 * }
 * ```
 */
export function usePing(): (ping: Ping) => Promise<void> {
  const { apiBase } = useSiteConfig()
  return useCallback(
    async ({ method, path }) => {
      const answer = await fetch(apiBase + path, { method, keepalive: true })
      // An unread body would keep the connection busy.
      await answer.text()
    },
    [apiBase],
  )
}
