import type { Store } from '@mozhan/atoms'
import { atom } from 'jotai/vanilla'
import { readTalk, writeTalk } from './kept-here.ts'
import { createRoom, type Room } from './room.ts'
import type { RoomOptions } from './room-options.ts'
import { isBusy } from './room-state.ts'

/** Rooms that are shown, or in which an answer is coming. */
const roomsAtom = atom(() => new Map<string, Room>())

/** The room of a talk: the one there is, or a new one. */
export function openRoom(options: RoomOptions): Room {
  const rooms = options.store.get(roomsAtom)
  const key = keyOf(options)
  const known = rooms.get(key)
  if (known) return known
  const room: Room = createRoom({
    ...options,
    onMoved(from, to) {
      // Until the address has followed, both names lead here.
      rooms.set(keyOf({ ...options, id: to }), room)
      options.onMoved(from, to)
    },
  })
  rooms.set(key, room)
  return room
}

/** Nobody looks any more: what is going on goes on, everything else is forgotten. */
export function leaveRoom(store: Store, room: Room): void {
  const rooms = store.get(roomsAtom)
  // An effect that only runs again comes back at once.
  queueMicrotask(() => {
    if (room.isWatched() || isBusy(room.getState())) return
    for (const [key, each] of rooms) if (each === room) rooms.delete(key)
  })
}

/** A talk has got another name, wherever it stands in this browser. */
export function renameHere(store: Store, owner: string, id: string, title: string): void {
  const talk = readTalk(owner, id)
  if (talk) writeTalk(store, owner, { ...talk, title })
  store.get(roomsAtom).get(keyOf({ owner, id }))?.rename(title)
}

function keyOf({ owner, id }: Pick<RoomOptions, 'owner' | 'id'>): string {
  return `${owner}:${id}`
}
