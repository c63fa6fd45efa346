'use client'

import type { MessageStatus } from '@mozhan/api-client/contract'
import { useHydratedAtomValue } from '@mozhan/atoms'
import {
  keepSessionAlive,
  useApi,
  useSession,
  useSiteConfig,
  watchSignOut,
} from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect } from 'react'
import { forgetStatus, statusAtom, subscribeToStatus } from './status-atoms.ts'

/** The unread status of the signed-in user, updated live; undefined until it is known. */
export function useStatus(): MessageStatus | undefined {
  const store = useStore()
  const { session } = useSession()
  const { apiBase, loginSiteUrl, liveDestination } = useSiteConfig()
  const getApi = useApi()
  const userId = session?.userInfo.uid
  const token = session?.accessToken
  useEffect(() => watchSignOut(store, () => forgetStatus(store)), [store])
  useEffect(() => {
    if (userId === undefined || token === undefined) return
    // The front door serves the socket on the origin of the API.
    const url = new URL('/wss', new URL(apiBase, location.href)).href
    return subscribeToStatus(store, {
      ...{ userId, getApi, url, destination: liveDestination },
      getToken: () => token,
      keepSessionAlive: () => keepSessionAlive(store, loginSiteUrl),
    })
  }, [store, userId, token, apiBase, loginSiteUrl, liveDestination, getApi])
  return useHydratedAtomValue(statusAtom, undefined)
}
