import type { ChatEvent } from '@mozhan/api-client/contract'
import { toMessages } from '../../model/server-conversation.ts'
import type { ControllerOptions } from './controller-options.ts'
import type { ConversationEffect } from './conversation-effect.ts'
import type { ConversationEvent } from './conversation-event.ts'
import { removeAllCopies, removeConversation, writeConversation } from './conversation-storage.ts'
import { createOnServer } from './create-on-server.ts'

/** Interval between two writes of a running answer. */
const WRITE_INTERVAL_MS = 500

type Dispatch = (event: ConversationEvent) => void
type Of<Type> = Extract<ConversationEffect, { type: Type }>

/** Runs the effects of transitions and dispatches their results. Contains no decisions. */
export function createEffectRunner(options: ControllerOptions) {
  const { store, owner, getApi, describe, createId, onMoved, onChanged } = options
  let reading = new AbortController()

  return (effect: ConversationEffect, dispatch: Dispatch) => {
    switch (effect.type) {
      case 'write': {
        const isStored = writeConversation(store, owner, effect.conversation)
        return dispatch({ type: 'written', isStored })
      }
      case 'remove':
        return removeConversation(store, owner, effect.id)
      case 'writeSoon':
        return void setTimeout(() => dispatch({ type: 'writeDue' }), WRITE_INTERVAL_MS)
      case 'notifyList':
        return onChanged()
      case 'notifyMoved':
        removeAllCopies(store, owner, effect.from)
        return onMoved(effect.from, effect.to)
      case 'describe':
        return dispatch({ type: 'described', failure: describe(effect.error) })
      case 'create':
        return void create(effect).then(dispatch)
      case 'chat':
      case 'follow':
        return void read(effect, dispatch)
      case 'abort':
        return reading.abort()
      case 'stopAnswer':
        return void stopAnswer(effect, dispatch)
      case 'load':
        return void load(effect).then(dispatch)
      case 'update':
        return void update(effect).then(dispatch)
    }
  }

  async function create({ call, conversation }: Of<'create'>): Promise<ConversationEvent> {
    const { id: from, turns } = conversation
    try {
      const to = await createOnServer(await getApi(), conversation)
      return { type: 'created', call, from, to, lastTurnId: turns.at(-1)?.id }
    } catch (error) {
      return { type: 'askFailed', call, error }
    }
  }

  async function read(effect: Of<'chat' | 'follow'>, dispatch: Dispatch): Promise<void> {
    const { call } = effect
    reading = new AbortController()
    const { signal } = reading
    try {
      const pieces = await openStream(effect, signal)
      const defaults = { id: createId(), now: new Date().toISOString() }
      for await (const piece of pieces) {
        dispatch({ type: 'piece', call, piece, defaults })
        if (piece.done) return
      }
      dispatch({ type: 'interrupted', call })
    } catch (error) {
      dispatch({ type: 'askFailed', call, error })
    }
  }

  async function openStream(
    effect: Of<'chat' | 'follow'>,
    signal: AbortSignal,
  ): Promise<AsyncIterable<ChatEvent>> {
    const { conversation } = await getApi()
    return effect.type === 'chat'
      ? conversation.chat({ body: effect.body }, { signal })
      : conversation.followAnswer({ params: { id: effect.id } }, { signal })
  }

  async function stopAnswer({ id }: Of<'stopAnswer'>, dispatch: Dispatch): Promise<void> {
    try {
      await (await getApi()).conversation.stopAnswer({ params: { id } })
    } catch (error) {
      dispatch({ type: 'described', failure: describe(error) })
    }
  }

  async function load({ call, id, reason, delayMs }: Of<'load'>): Promise<ConversationEvent> {
    try {
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
      const api = await getApi()
      const server = await api.conversation.getConversation({ params: { id } })
      return { type: 'loaded', call, server }
    } catch (error) {
      return { type: 'loadFailed', call, reason, error }
    }
  }

  async function update(effect: Of<'update'>): Promise<ConversationEvent> {
    const { call, before, lastTurnId } = effect
    const { id, turns } = effect.conversation
    try {
      const api = await getApi()
      await api.conversation.updateConversation({
        body: { id, content: toMessages(turns), ...(lastTurnId ? { lastTurnId } : {}) },
      })
      return { type: 'updated', call, lastTurnId: turns.at(-1)?.id }
    } catch (error) {
      return { type: 'updateFailed', call, before, error }
    }
  }
}
