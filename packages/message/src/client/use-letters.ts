'use client'

import type { Letter } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { mergeById } from '../model/notice.ts'
import { toStatusKey } from '../model/status-key.ts'
import { refreshStatus } from './status-atoms.ts'
import { useStatus } from './use-status.ts'

/** A letter to send. */
export interface NewLetter {
  content: string
  /** A second call with the same key sends no second letter. */
  idempotencyKey: string
}

const PAGE_SIZE = 30

/**
 * The letters exchanged with one user, the latest last. They are loaded again when the unread status changes, because a new
 * letter changes that. New letters are marked as read while the page is visible.
 * @param otherId id of the correspondent
 * @param initialLetters the latest page, newest first, with the cursor of the page of older letters
 */
export function useLetters(
  otherId: string,
  initialLetters: Letter[],
  initialCursor: string | undefined,
) {
  const store = useStore()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const unreadStatus = useStatus()
  const [letters, setLetters] = useState(() => [...initialLetters].reverse())
  const [olderCursor, setOlderCursor] = useState(initialCursor)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const lastReadId = useRef<string>(undefined)

  const loadPage = async (cursor?: string) => {
    const api = await getApi()
    const body = { current: 1, size: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) }
    return api.letter.listLetters({ params: { userId: otherId }, body })
  }
  const reload = () =>
    loadPage().then(
      (page) => {
        const fresh = [...page.records].reverse()
        const ids = new Set(fresh.map(({ id }) => id))
        // More letters have arrived than fit on a page. The loaded ones are dropped and paging starts at the new page, so that
        // the list has no gap.
        const hasGap = page.next !== undefined && !letters.some(({ id }) => ids.has(id))
        if (hasGap) setOlderCursor(page.next)
        setLetters((known) => [...(hasGap ? [] : known.filter(({ id }) => !ids.has(id))), ...fresh])
      },
      // A failure leaves the list unchanged; it is loaded again at the next change of the status.
      () => undefined,
    )
  const reloadRef = useRef(reload)
  reloadRef.current = reload
  const statusKey = toStatusKey(unreadStatus)
  useEffect(() => {
    if (statusKey !== undefined) void reloadRef.current()
  }, [statusKey])

  const latestUnreadId = letters.findLast(
    (letter) => letter.userId === otherId && !letter.isRead,
  )?.id
  useEffect(() => {
    const markAsRead = () => {
      if (latestUnreadId === undefined || document.hidden || lastReadId.current === latestUnreadId)
        return
      lastReadId.current = latestUnreadId
      // Marks this letter and the earlier ones of its sender.
      getApi()
        .then((api) => api.message.readMessage({ params: { id: latestUnreadId } }))
        .then(
          () => refreshStatus(store),
          () => {
            lastReadId.current = undefined
          },
        )
    }
    markAsRead()
    document.addEventListener('visibilitychange', markAsRead)
    return () => document.removeEventListener('visibilitychange', markAsRead)
  }, [latestUnreadId, store, getApi])

  return {
    letters,
    failure,
    hasOlder: olderCursor !== undefined,
    isLoading,
    loadOlder: async () => {
      if (isLoading) return
      setLoading(true)
      setFailure(undefined)
      try {
        const page = await loadPage(olderCursor)
        setLetters((known) => mergeById([...page.records].reverse(), known))
        setOlderCursor(page.next)
      } catch (error) {
        setFailure(describeFailure(error).message)
      }
      setLoading(false)
    },
    /** @returns whether it was sent */
    send: async ({ content, idempotencyKey }: NewLetter) => {
      setFailure(undefined)
      try {
        const api = await getApi()
        const letter = await api.letter.sendLetter({
          body: { toId: otherId, content, draftId: idempotencyKey },
        })
        setLetters((known) => [...known.filter(({ id }) => id !== letter.id), letter])
        return true
      } catch (error) {
        setFailure(describeFailure(error).message)
        return false
      }
    },
  }
}
