import type { ChatEvent } from '@mozhan/api-client/contract'
import { toMessages } from '../../model/kept-talk.ts'
import { keepTalk } from './keep-talk.ts'
import { forgetTalk, removeTalk, writeTalk } from './kept-here.ts'
import type { RoomEffect } from './room-effect.ts'
import type { RoomEvent } from './room-event.ts'
import type { RoomOptions } from './room-options.ts'

/** ms between two writes while an answer is coming. */
const WRITE_EVERY = 500

type Dispatch = (event: RoomEvent) => void
type Of<Type> = Extract<RoomEffect, { type: Type }>

/** Does what a transition asks for, and reports what came of it. Nothing here decides. */
export function createEffectRunner(options: RoomOptions) {
  const { store, owner, getApi, describe, createId, onMoved, onChanged } = options
  let reading = new AbortController()

  return (effect: RoomEffect, dispatch: Dispatch) => {
    switch (effect.type) {
      case 'keep': {
        const { talk } = effect
        if (talk.turns.length === 0) return removeTalk(store, owner, talk.id)
        return dispatch({ type: 'kept', isKept: writeTalk(store, owner, talk) })
      }
      case 'keepSoon':
        return void setTimeout(() => dispatch({ type: 'keepDue' }), WRITE_EVERY)
      case 'tellList':
        return onChanged()
      case 'tellMoved':
        forgetTalk(store, owner, effect.from)
        return onMoved(effect.from, effect.to)
      case 'describe':
        return dispatch({ type: 'told', failure: describe(effect.error) })
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

  async function create({ call, talk }: Of<'create'>): Promise<RoomEvent> {
    try {
      const to = await keepTalk(await getApi(), talk)
      return { type: 'created', call, from: talk.id, to, lastTurnId: talk.turns.at(-1)?.id }
    } catch (error) {
      return { type: 'notAnswered', call, error }
    }
  }

  async function read(effect: Of<'chat' | 'follow'>, dispatch: Dispatch): Promise<void> {
    const { call } = effect
    reading = new AbortController()
    const { signal } = reading
    try {
      const pieces = await openStream(effect, signal)
      const fresh = { id: createId(), now: new Date().toISOString() }
      for await (const piece of pieces) {
        dispatch({ type: 'piece', call, piece, fresh })
        if (piece.done) return
      }
      dispatch({ type: 'broke', call })
    } catch (error) {
      dispatch({ type: 'notAnswered', call, error })
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
      dispatch({ type: 'told', failure: describe(error) })
    }
  }

  async function load({ call, id, reason, after }: Of<'load'>): Promise<RoomEvent> {
    try {
      if (after > 0) await new Promise((resolve) => setTimeout(resolve, after))
      const { conversation } = await getApi()
      return { type: 'loaded', call, kept: await conversation.getConversation({ params: { id } }) }
    } catch (error) {
      return { type: 'notLoaded', call, reason, error }
    }
  }

  async function update({ call, before, talk, lastTurnId }: Of<'update'>): Promise<RoomEvent> {
    const { id, turns } = talk
    try {
      const api = await getApi()
      await api.conversation.updateConversation({
        body: { id, content: toMessages(turns), ...(lastTurnId ? { lastTurnId } : {}) },
      })
      return { type: 'updated', call, lastTurnId: turns.at(-1)?.id }
    } catch (error) {
      return { type: 'notUpdated', call, before, error }
    }
  }
}
