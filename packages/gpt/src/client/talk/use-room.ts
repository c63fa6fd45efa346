'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { createId } from '@mozhan/editor/journal'
import { registerBeforeLeave, useApi, useCallFailure } from '@mozhan/session/client'
import { useStore } from 'jotai/react'
import { useEffect, useMemo, useRef } from 'react'
import type { Topic } from '../../model/talk.ts'
import { keptTalksAtom } from './kept-atoms.ts'
import type { Room } from './room.ts'
import { leaveRoom, openRoom } from './room-atoms.ts'
import type { RoomState } from './room-state.ts'
import { listedTalksAtom } from './talk-atoms.ts'

export interface UseRoomOptions {
  id: string
  owner: string
  topic?: Topic | undefined
  onMoved: (from: string, to: string) => void
}

/** The room of a talk, loaded and kept up to date; what is said in it is kept when the page goes. */
export function useRoom(options: UseRoomOptions): { room: Room; state: RoomState } {
  const { id, owner } = options
  const store = useStore()
  const getApi = useApi()
  const describe = useCallFailure()
  const latest = useRef({ ...options, describe })
  latest.current = { ...options, describe }
  const room = useMemo(
    () =>
      openRoom({
        store,
        id,
        owner,
        topic: latest.current.topic,
        getApi,
        createId,
        describe: (error) => latest.current.describe(error).message,
        onMoved: (from, to) => latest.current.onMoved(from, to),
        onChanged: () => store.set(listedTalksAtom),
      }),
    [store, id, owner, getApi],
  )
  const state = useHydratedAtomValue(room.stateAtom, room.getState())
  useEffect(() => {
    room.load()
    // What could not be asked for before may be there now.
    window.addEventListener('online', room.load)
    window.addEventListener('pagehide', room.save)
    const unsubscribe = store.sub(keptTalksAtom, room.follow)
    const forget = registerBeforeLeave(room.save)
    return () => {
      forget()
      unsubscribe()
      window.removeEventListener('online', room.load)
      window.removeEventListener('pagehide', room.save)
      leaveRoom(store, room)
    }
  }, [store, room])
  return { room, state }
}
