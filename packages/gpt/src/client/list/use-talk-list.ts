'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { useApi } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Talk } from '../../model/talk.ts'
import { isOwnId } from '../../model/talk-id.ts'
import { mergeLines, searchTalks, type TalkLine, toLine } from '../../model/talk-line.ts'
import { createTalksAtom, listedTalksAtom } from '../talk/talk-atoms.ts'

export interface TalkList {
  lines: readonly TalkLine[]
  state: 'loading' | 'ready' | 'failed'
  hasMore: boolean
  loadMore: () => void
  reload: () => void
}

/** Conversations on a page of the service. */
const SIZE = 30
/** ms after the last key until the service is searched. */
const TYPING = 250

/** The conversations of a reader: those of this browser, and for members those of the service. */
export function useTalkList(owner: string, words: string): TalkList {
  const here = useTalksHere(owner)
  const kept = useKeptLines(owner, words)
  // Of a member, the browser's own copies stand in the service's list already.
  const own = owner === VISITOR ? here : here.filter(({ id }) => isOwnId(id))
  return { ...kept, lines: mergeLines(searchTalks(own, words).map(toLine), kept.lines) }
}

function useTalksHere(owner: string) {
  return useHydratedAtomValue(
    useMemo(() => createTalksAtom(owner), [owner]),
    NOTHING,
  )
}

const NOTHING: Talk[] = []

function useKeptLines(owner: string, words: string): TalkList {
  const store = useStore()
  const getApi = useApi()
  const isMember = owner !== VISITOR
  const [lines, setLines] = useState<readonly TalkLine[]>([])
  const [page, setPage] = useState({ current: 0, pages: 0 })
  const [state, setState] = useState<TalkList['state']>(isMember ? 'loading' : 'ready')
  const round = useRef(0)

  const load = useCallback(
    async (current: number) => {
      if (!isMember) return
      round.current += 1
      const mine = round.current
      try {
        const api = await getApi()
        const title = words.trim()
        const body = { current, size: SIZE, ...(title ? { title } : {}) }
        const found = await api.conversation.findConversations({ body })
        if (mine !== round.current) return
        const fresh = found.records.map(toLine)
        setLines((before) => (current === 1 ? fresh : mergeLines(before, fresh)))
        setPage({ current, pages: found.pages ?? current })
        setState('ready')
      } catch {
        // An expired session is followed where something is asked; the list says that it is not there.
        if (mine === round.current) setState('failed')
      }
    },
    [getApi, isMember, words],
  )
  useEffect(() => {
    const timer = setTimeout(() => void load(1), words === '' ? 0 : TYPING)
    const forget = store.sub(listedTalksAtom, () => void load(1))
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [store, load, words])
  return {
    lines,
    state,
    hasMore: page.current < page.pages,
    loadMore: () => void load(page.current + 1),
    reload: () => {
      setState('loading')
      void load(1)
    },
  }
}
