'use client'

import type { Api } from '@mozhan/session/client'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect, useRef, useState } from 'react'
import { mergeLatestNotices, type NoticePage } from '../model/merge-latest.ts'
import { type MessageList, typesOf } from '../model/message-type.ts'
import { mergeById, type Notice, toNotice } from '../model/notice.ts'
import { refreshStatus } from './status-atoms.ts'
import { useStatus } from './use-status.ts'

/** A list of messages, updated live and loaded in pages, with functions that mark them as read and delete them. */
export function useNotices(list: MessageList, first: NoticePage) {
  const store = useStore()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const status = useStatus()
  const [{ notices, next }, setLoaded] = useState(first)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const types = typesOf(list)

  const find = async (cursor?: string): Promise<NoticePage> => {
    const api = await getApi()
    const body = { current: 1, size: 20, types, ...(cursor === undefined ? {} : { cursor }) }
    const page = await api.message.findMessages({ body })
    return { notices: page.records.map(toNotice), next: page.next }
  }
  const setNotices = (change: (known: Notice[]) => Notice[]) =>
    setLoaded((known) => ({ ...known, notices: change(known.notices) }))
  /** Optimistic update: shows a change at once, and reverts only this change if the call fails. */
  const attempt = async (
    change: (known: Notice[]) => Notice[],
    call: (api: Api) => Promise<unknown>,
    undo: (known: Notice[]) => Notice[],
  ) => {
    setNotices(change)
    setFailure(undefined)
    try {
      await call(await getApi())
      refreshStatus(store)
    } catch (error) {
      setNotices(undo)
      setFailure(describeFailure(error).message)
    }
  }
  const markRead = (
    isSelected: (notice: Notice) => boolean,
    call: (api: Api) => Promise<unknown>,
  ) => {
    const unread = notices.filter((each) => !each.isRead && isSelected(each))
    const ids = new Set(unread.map(({ id }) => id))
    const mark = (isRead: boolean) => (known: Notice[]) =>
      known.map((each) => (ids.has(each.id) ? { ...each, isRead } : each))
    return attempt(mark(true), call, mark(false))
  }
  const renew = () =>
    find().then(
      (page) => setLoaded((known) => mergeLatestNotices(known, page)),
      () => undefined,
    )
  const renewRef = useRef(renew)
  renewRef.current = renew
  const revision = status?.revision ?? JSON.stringify(status)
  useEffect(() => {
    if (revision !== undefined) void renewRef.current()
  }, [revision])

  return {
    notices,
    failure,
    state: isLoading
      ? ('loading' as const)
      : next === undefined
        ? ('end' as const)
        : ('idle' as const),
    loadMore: async () => {
      if (next === undefined || isLoading) return
      setLoading(true)
      try {
        const page = await find(next)
        setLoaded((known) =>
          // The list may have been replaced meanwhile, with another next page.
          known.next === next
            ? { notices: mergeById(known.notices, page.notices), next: page.next }
            : known,
        )
      } catch (error) {
        setFailure(describeFailure(error).message)
      }
      setLoading(false)
    },
    read: (id: string) =>
      markRead(
        (each) => each.id === id,
        (api) => api.message.readMessage({ params: { id } }),
      ),
    readAll: () =>
      markRead(
        () => true,
        (api) => api.message.readAllMessages({ body: { types } }),
      ),
    remove: (id: string) => {
      const at = notices.findIndex((each) => each.id === id)
      const gone = notices.slice(at, at + 1)
      return attempt(
        (known) => known.filter((each) => each.id !== id),
        (api) => api.message.deleteMessage({ params: { id } }),
        // A fetch may have added it again meanwhile.
        (known) =>
          known.some((each) => each.id === id)
            ? known
            : [...known.slice(0, at), ...gone, ...known.slice(at)],
      )
    },
  }
}
