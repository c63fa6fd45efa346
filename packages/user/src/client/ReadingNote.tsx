'use client'

import type { TargetType } from '@mozhan/api-client/contract'
import { useApi, useSession } from '@mozhan/session/client'
import { useEffect } from 'react'
import { forgetLocalVisits, noteLocalVisit, readLocalVisits } from './local-visits.ts'

export interface ReadingNoteProps {
  kind: TargetType
  id: string
}

/** Time in view after which a page counts as read, in ms. */
const READ_AFTER_MS = 1500

/**
 * Records a visit after the page has been in view for a moment: in the reading history of a member, or for a visitor in
 * this browser, from which it is merged into the history after signing in.
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
      const saved = readLocalVisits()
      if (saved.length > 0) {
        await api.history.mergeHistory({ body: { items: [...saved].reverse() } })
        forgetLocalVisits()
      }
      await api.history.addHistory({ body: visit })
    }
    const watch = () => {
      clearTimeout(timer)
      // Failures are ignored, because the page does not depend on the history.
      if (document.visibilityState === 'visible') {
        timer = setTimeout(() => {
          document.removeEventListener('visibilitychange', watch)
          note().catch(() => undefined)
        }, READ_AFTER_MS)
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
