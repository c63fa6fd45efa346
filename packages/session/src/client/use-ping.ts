'use client'

import { isTokenExpired } from '@mozhan/api-client/errors'
import { useCallback } from 'react'
import { takeToken } from './load-api.ts'
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
 * completes even if the page is closed. If the session has ended, the call is repeated without the token.
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
      const send = async (headers: Record<string, string>) => {
        const answer = await fetch(apiBase + path, { method, headers, keepalive: true })
        // An unread body would keep the connection busy.
        await answer.text()
        return answer.status
      }
      const token = takeToken()
      const status = await send(token ? { authorization: `Bearer ${token}` } : {})
      if (token && isTokenExpired({ status })) await send({})
    },
    [apiBase],
  )
}
