import { createDriver } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { atom } from 'jotai/vanilla'
import type { Topic } from '../../model/talk.ts'
import { findTalk } from './kept-here.ts'
import type { RoomEffect } from './room-effect.ts'
import type { RoomEvent } from './room-event.ts'
import type { RoomOptions } from './room-options.ts'
import { initialState, type RoomState } from './room-state.ts'
import { transition } from './room-transition.ts'
import { createEffectRunner } from './run-effect.ts'

/** One conversation with the assistant, and what is going on in it. No method throws. */
export type Room = ReturnType<typeof createRoom>

export function createRoom(options: RoomOptions) {
  const { store, id, owner, topic, createId } = options
  const start = initialState({ id, topic, now: getNow(), isMember: owner !== VISITOR })
  const stateAtom = atom(start)
  let isWatched = false
  stateAtom.onMount = () => {
    isWatched = true
    return () => {
      isWatched = false
    }
  }
  let frame: number | undefined
  const show = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    store.set(stateAtom, getState())
  }
  const { getState, dispatch } = createDriver<RoomState, RoomEvent, RoomEffect>({
    state: start,
    transition,
    run: createEffectRunner(options),
    onSettled({ phase }) {
      // Pieces of an answer are shown with the next frame.
      const isGrowing = phase === 'answering' && store.get(stateAtom).phase === phase
      if (isGrowing) frame ??= requestAnimationFrame(show)
      else show()
    },
  })
  const readLocal = () => findTalk(owner, getState().talk.id)
  const follow = () => dispatch({ type: 'follow', local: readLocal() })
  /** @returns whether the question was taken */
  const begin = (event: RoomEvent) => {
    const { call } = getState()
    dispatch(event)
    return getState().call !== call
  }

  return {
    /** What is shown; a piece of an answer that is coming is in it with the next frame. */
    stateAtom,
    getState,
    isWatched: () => isWatched,
    /** Looks for what was said before, and goes on reading an answer that is being written. */
    load: () => dispatch({ type: 'load', local: readLocal() }),
    /** Takes over what another tab has made of a talk that only this browser has, unless something is going on here. */
    follow,
    /** A new question. @returns whether it was taken */
    ask(content: string): boolean {
      follow()
      return begin({ type: 'ask', asked: { id: createId(), content, now: getNow() } })
    },
    /** A question once more, as it was or changed. @returns whether it was taken */
    askAgain: (id: string, content: string): boolean =>
      begin({ type: 'askAgain', asked: { id, content, now: getNow() } }),
    /** The last question once more, where nothing or not everything answered it. */
    retry: () => dispatch({ type: 'retry', now: getNow() }),
    stop: () => dispatch({ type: 'stop' }),
    /** Shows another version of a question. */
    choose: (questionId: string, index: number) => dispatch({ type: 'choose', questionId, index }),
    /** The talk has got another name in the list. */
    rename: (title: string) => dispatch({ type: 'rename', title }),
    /** The article turned out to be called so, or is not wanted any more. */
    setTopic: (wanted: Topic | undefined) => dispatch({ type: 'setTopic', topic: wanted }),
    /** The refused question is back in the box. */
    takeReturned: () => dispatch({ type: 'takeReturned' }),
    /** Keeps what is not kept, or not any more: the page may be about to go. A newer talk of another tab stays. */
    save: () => dispatch({ type: 'save', local: readLocal() }),
  }
}

function getNow(): string {
  return new Date().toISOString()
}
