import { createDriver } from '@mozhan/atoms'
import { VISITOR } from '@mozhan/editor/journal'
import { atom } from 'jotai/vanilla'
import type { Subject } from '../../model/conversation.ts'
import type { ControllerOptions } from './controller-options.ts'
import type { ConversationEffect } from './conversation-effect.ts'
import type { ConversationEvent } from './conversation-event.ts'
import { type ConversationState, initialState } from './conversation-state.ts'
import { findConversation } from './conversation-storage.ts'
import { transition } from './conversation-transition.ts'
import { createEffectRunner } from './run-effect.ts'

/** A conversation with its running calls. No method throws. */
export type ConversationController = ReturnType<typeof createConversationController>

export function createConversationController(options: ControllerOptions) {
  const { store, id, owner, subject, createId } = options
  const start = initialState({ id, subject, now: getNow(), isMember: owner !== VISITOR })
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
  const { getState, dispatch } = createDriver<
    ConversationState,
    ConversationEvent,
    ConversationEffect
  >({
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
  const readLocal = () => findConversation(owner, getState().conversation.id)
  const sync = () => dispatch({ type: 'sync', local: readLocal() })
  /** @returns whether the question was accepted */
  const begin = (event: ConversationEvent) => {
    const { call } = getState()
    dispatch(event)
    return getState().call !== call
  }

  return {
    /** The shown state. Pieces of a running answer are added once per frame. */
    stateAtom,
    getState,
    isWatched: () => isWatched,
    /** Loads the conversation and follows a running answer. */
    load: () => dispatch({ type: 'load', local: readLocal() }),
    /** Takes over what another tab has stored, unless a question is being answered here. */
    sync,
    /** Asks a new question. @returns whether it was accepted */
    ask(content: string): boolean {
      sync()
      return begin({ type: 'ask', question: { id: createId(), content, now: getNow() } })
    },
    /** Asks a question again, unchanged or edited. @returns whether it was accepted */
    askAgain: (id: string, content: string): boolean =>
      begin({ type: 'askAgain', question: { id, content, now: getNow() } }),
    /** Asks the last question again. */
    retry: () => dispatch({ type: 'retry', now: getNow() }),
    stop: () => dispatch({ type: 'stop' }),
    /** Shows another version of a question. */
    choose: (questionId: string, index: number) => dispatch({ type: 'choose', questionId, index }),
    /** Applies a new title of the list. */
    rename: (title: string) => dispatch({ type: 'rename', title }),
    /** Sets the article with its title, or removes it. */
    setSubject: (subject: Subject | undefined) => dispatch({ type: 'setSubject', subject }),
    /** Confirms that the returned question is in the composer. */
    clearReturned: () => dispatch({ type: 'clearReturned' }),
    /** Stores unsaved changes, because the page may be unloaded. A newer version of another tab is not overwritten. */
    save: () => dispatch({ type: 'save', local: readLocal() }),
  }
}

function getNow(): string {
  return new Date().toISOString()
}
