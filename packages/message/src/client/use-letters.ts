'use client'

import type { Letter } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { mergeById } from '../model/notice.ts'
import { refreshStatus } from './status-atoms.ts'
import { useStatus } from './use-status.ts'

/** A letter to send. */
export interface LetterText {
  content: string
  /** Idempotency key: a second call with the same id sends no second letter. */
  draftId: string
}

const PAGE_SIZE = 30

/** The letters with one user, the latest last. New letters are marked as read while the page is visible. */
export function useLetters(otherId: string, first: Letter[], firstNext: string | undefined) {
  const store = useStore()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const status = useStatus()
  const [letters, setLetters] = useState(() => [...first].reverse())
  const [next, setNext] = useState(firstNext)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const readUpTo = useRef<string>(undefined)

  const find = async (cursor?: string) => {
    const api = await getApi()
    const body = { current: 1, size: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) }
    return api.letter.listLetters({ params: { userId: otherId }, body })
  }
  const renew = () =>
    find().then(
      (page) => {
        const fresh = [...page.records].reverse()
        const ids = new Set(fresh.map(({ id }) => id))
        // More letters have arrived than fit on a page: older ones are loaded from here on, so that there is no gap.
        const hasGap = page.next !== undefined && !letters.some(({ id }) => ids.has(id))
        if (hasGap) setNext(page.next)
        setLetters((known) => [...(hasGap ? [] : known.filter(({ id }) => !ids.has(id))), ...fresh])
      },
      () => undefined,
    )
  const renewRef = useRef(renew)
  renewRef.current = renew
  const revision = status?.revision ?? JSON.stringify(status)
  useEffect(() => {
    if (revision !== undefined) void renewRef.current()
  }, [revision])

  const unread = letters.findLast((letter) => letter.userId === otherId && !letter.isRead)?.id
  useEffect(() => {
    const read = () => {
      if (unread === undefined || document.hidden || readUpTo.current === unread) return
      readUpTo.current = unread
      getApi()
        .then((api) => api.message.readMessage({ params: { id: unread } }))
        .then(
          () => refreshStatus(store),
          () => {
            readUpTo.current = undefined
          },
        )
    }
    read()
    document.addEventListener('visibilitychange', read)
    return () => document.removeEventListener('visibilitychange', read)
  }, [unread, store, getApi])

  return {
    letters,
    failure,
    hasOlder: next !== undefined,
    isLoading,
    loadOlder: async () => {
      if (isLoading) return
      setLoading(true)
      setFailure(undefined)
      try {
        const page = await find(next)
        setLetters((known) => mergeById([...page.records].reverse(), known))
        setNext(page.next)
      } catch (error) {
        setFailure(describeFailure(error).message)
      }
      setLoading(false)
    },
    /** @returns whether it was sent */
    send: async (text: LetterText) => {
      setFailure(undefined)
      try {
        const api = await getApi()
        const letter = await api.letter.sendLetter({ body: { toId: otherId, ...text } })
        setLetters((known) => [...known.filter(({ id }) => id !== letter.id), letter])
        return true
      } catch (error) {
        setFailure(describeFailure(error).message)
        return false
      }
    },
  }
}
