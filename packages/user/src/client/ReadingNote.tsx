'use client'

import type { TargetType } from '@mozhan/api-client/contract'
import { useApi, useSession } from '@mozhan/session/client'
import { useEffect } from 'react'
import { forgetLocalVisits, noteLocalVisit, readLocalVisits } from './local-visits.ts'

export interface ReadingNoteProps {
  kind: TargetType
  id: string
}

/** A page that is left sooner was not read, ms. */
const STAY = 1500

/**
 * Notes that somebody read this page, once it has been in view for a moment: for members in their reading history, for
 * visitors in this browser, from where it is taken over when they sign in.
 */
export function ReadingNote({ kind, id }: ReadingNoteProps) {
  const { status } = useSession()
  const getApi = useApi()
  useEffect(() => {
    if (status === 'pending') return
    let timer: ReturnType<typeof setTimeout> | undefined
    const note = async () => {
      const visit = { targetType: kind, targetId: id, viewDate: new Date().toISOString() }
      if (status === 'anonymous') return noteLocalVisit(visit)
      const api = await getApi()
      const kept = readLocalVisits()
      if (kept.length > 0) {
        await api.history.mergeHistory({ body: { items: [...kept].reverse() } })
        forgetLocalVisits()
      }
      await api.history.addHistory({ body: visit })
    }
    const watch = () => {
      clearTimeout(timer)
      // Nobody waits for it, and a page must not suffer from it.
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => {
          document.removeEventListener('visibilitychange', watch)
          note().catch(() => undefined)
        }, STAY)
      }
    }
    document.addEventListener('visibilitychange', watch)
    watch()
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [status, getApi, kind, id])
  return null
}
