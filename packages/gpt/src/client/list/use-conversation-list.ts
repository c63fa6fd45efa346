'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { useApi } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Conversation } from '../../model/conversation.ts'
import {
  type ConversationEntry,
  mergeEntries,
  searchConversations,
  toEntry,
} from '../../model/conversation-entry.ts'
import { isLocalId } from '../../model/conversation-id.ts'
import { createConversationsAtom, listChangesAtom } from '../conversation/conversation-atoms.ts'

export interface ConversationList {
  entries: readonly ConversationEntry[]
  state: 'loading' | 'ready' | 'failed'
  hasMore: boolean
  loadMore: () => void
  reload: () => void
}

/** Conversations in one page of the server. */
const PAGE_SIZE = 30
/** Debounce of the search on the server. */
const SEARCH_DEBOUNCE_MS = 250

/** The conversations of this browser, and for members those of the server. */
export function useConversationList(owner: string, search: string): ConversationList {
  const local = useLocalConversations(owner)
  const server = useServerEntries(owner, search)
  // The list of the server contains the conversations with ids of the server.
  const localOnly = owner === VISITOR ? local : local.filter(({ id }) => isLocalId(id))
  return {
    ...server,
    entries: mergeEntries(searchConversations(localOnly, search).map(toEntry), server.entries),
  }
}

function useLocalConversations(owner: string) {
  return useHydratedAtomValue(
    useMemo(() => createConversationsAtom(owner), [owner]),
    NONE,
  )
}

const NONE: Conversation[] = []

function useServerEntries(owner: string, search: string): ConversationList {
  const store = useStore()
  const getApi = useApi()
  const isMember = owner !== VISITOR
  const [entries, setLines] = useState<readonly ConversationEntry[]>([])
  const [page, setPage] = useState({ current: 0, pages: 0 })
  const [state, setState] = useState<ConversationList['state']>(isMember ? 'loading' : 'ready')
  const requests = useRef(0)

  const load = useCallback(
    async (current: number) => {
      if (!isMember) return
      requests.current += 1
      const request = requests.current
      try {
        const api = await getApi()
        const title = search.trim()
        const body = { current, size: PAGE_SIZE, ...(title ? { title } : {}) }
        const found = await api.conversation.findConversations({ body })
        if (request !== requests.current) return
        const defaults = found.records.map(toEntry)
        setLines((before) => (current === 1 ? defaults : mergeEntries(before, defaults)))
        setPage({ current, pages: found.pages ?? current })
        setState('ready')
      } catch {
        // No redirect to the login here, also for an expired session: the list shows the failure.
        if (request === requests.current) setState('failed')
      }
    },
    [getApi, isMember, search],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(1), search === '' ? 0 : SEARCH_DEBOUNCE_MS)
    const unsubscribe = store.sub(listChangesAtom, () => void load(1))
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [store, load, search])
  return {
    entries,
    state,
    hasMore: page.current < page.pages,
    loadMore: () => void load(page.current + 1),
    reload: () => {
      setState('loading')
      void load(1)
    },
  }
}
