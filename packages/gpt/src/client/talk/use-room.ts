'use client'

import { createId } from '@mozhan/editor/journal'
import { registerBeforeLeave, useApi, useCallFailure } from '@mozhan/session/client'
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import type { Topic } from '../../model/talk.ts'
import { subscribeToTalks } from './kept-here.ts'
import { tellListChanged } from './list-news.ts'
import type { Room } from './room.ts'
import type { RoomState } from './room-state.ts'
import { leaveRoom, openRoom } from './rooms.ts'

export interface UseRoomOptions {
  id: string
  owner: string
  topic?: Topic | undefined
  onMoved: (from: string, to: string) => void
}

/** The room of a talk, loaded and kept up to date; what is said in it is kept when the page goes. */
export function useRoom(options: UseRoomOptions): { room: Room; state: RoomState } {
  const { id, owner } = options
  const getApi = useApi()
  const describe = useCallFailure()
  const latest = useRef({ ...options, describe })
  latest.current = { ...options, describe }
  const room = useMemo(
    () =>
      openRoom({
        id,
        owner,
        topic: latest.current.topic,
        getApi,
        createId,
        describe: (error) => latest.current.describe(error).message,
        onMoved: (from, to) => latest.current.onMoved(from, to),
        onChanged: tellListChanged,
      }),
    [id, owner, getApi],
  )
  const state = useSyncExternalStore(room.subscribe, room.getState, room.getState)
  useEffect(() => {
    void room.load()
    // What could not be asked for before may be there now.
    const comeBack = () => void room.load()
    window.addEventListener('online', comeBack)
    window.addEventListener('pagehide', room.save)
    const unsubscribe = subscribeToTalks(room.follow)
    const forget = registerBeforeLeave(room.save)
    return () => {
      forget()
      unsubscribe()
      window.removeEventListener('online', comeBack)
      window.removeEventListener('pagehide', room.save)
      leaveRoom(room)
    }
  }, [room])
  return { room, state }
}
