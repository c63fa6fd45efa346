'use client'

import type { MessageStatus } from '@mozhan/api-client/contract'
import { useHydratedAtomValue } from '@mozhan/atoms'
import { keepSessionAlive, useApi, useSession, useSiteConfig } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { endStatus, keepStatus, statusAtom } from './status-atoms.ts'

/** What of one's messages is unread, kept current while somebody is signed in; undefined until it is known. */
export function useStatus(): MessageStatus | undefined {
  const store = useStore()
  const { session, status } = useSession()
  const { apiBase, loginSiteUrl, liveDestination } = useSiteConfig()
  const getApi = useApi()
  const userId = session?.userInfo.uid
  const token = session?.accessToken
  useEffect(() => {
    if (status === 'anonymous') endStatus(store)
  }, [store, status])
  useEffect(() => {
    if (userId === undefined || token === undefined) return
    // The front door has the socket beside the API.
    const url = new URL('/wss', new URL(apiBase, location.href)).href
    return keepStatus(store, {
      ...{ userId, getApi, url, destination: liveDestination },
      getToken: () => token,
      keepSessionAlive: () => keepSessionAlive(store, loginSiteUrl),
    })
  }, [store, userId, token, apiBase, loginSiteUrl, liveDestination, getApi])
  return useHydratedAtomValue(statusAtom, undefined)
}
